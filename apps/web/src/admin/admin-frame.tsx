/** The frame of the admin's screens: one row of tabs; the catalogue and the outbox among them have addresses of their own. */
import { Navigate, useNavigate } from '@tanstack/react-router'
import { isAdmin } from '@trickline/competition/roles'
import { useRoleRequests } from '@trickline/client/role-requests.ts'
import { usePerson } from '@trickline/client/session.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Page } from '@trickline/ui/page.tsx'
import { Tabs } from '@trickline/ui/tabs.tsx'
import { paths } from '@trickline/views/paths.ts'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type AdminScreenTab, adminScreenTabs } from './admin-search.ts'

type Props = { chosen: AdminScreenTab; main?: ReactNode; children: ReactNode }

export function AdminFrame({ chosen, main, children }: Props) {
  const words = useMessages('admin')
  const { requests } = useRoleRequests()
  const open = requests?.length ?? 0
  const person = usePerson()
  const navigate = useNavigate()
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!leavesTabs) return
    leavesTabs = false
    frame.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [])
  // the admin role was withdrawn while the page was open; without a session the sign-in redirect applies
  if (person && !isAdmin(person)) return <Navigate to={paths.notFound} replace />
  const choose = (id: AdminScreenTab) => {
    const to = addresses[id]
    leavesTabs = to !== addresses[chosen]
    return navigate(to === undefined ? { to: paths.admin, search: { tab: id } } : { to })
  }
  return (
    <Page title={words.title} main={main}>
      <div ref={frame}>
        <Tabs
          label={words.title}
          tabs={adminScreenTabs.map((id) => ({
            id,
            label: id === 'requests' && open > 0 ? words.requestsOpen(open) : words.tabs[id],
          }))}
          chosen={chosen}
          onChoose={(id) => void choose(id)}
          className="max-sm:-mx-4 max-sm:px-1.5"
        >
          {children}
        </Tabs>
      </div>
    </Page>
  )
}

/** True while a tab leads to another address, where the frame takes the focus back. */
let leavesTabs = false

/** All other tabs are at the address of the admin page. */
const addresses: Partial<Record<AdminScreenTab, string>> = {
  catalogue: paths.adminTricks,
  outbox: paths.outbox,
}
