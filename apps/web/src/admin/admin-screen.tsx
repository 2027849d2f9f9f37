/** `/admin`: role requests, accounts, settings, and the log of changes (screens §24). */
import { Link, Navigate } from '@tanstack/react-router'
import { isAdmin } from '@trickline/competition/roles'
import { useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useListSearch } from '../lib/use-list-search.ts'
import { useRoleRequests } from '@trickline/client/role-requests.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { Tabs } from '@trickline/ui/tabs.tsx'
import { Accounts } from './accounts.tsx'
import { adminSearch, adminTabs } from './admin-search.ts'
import { AdminChanges } from './admin-changes.tsx'
import { Health } from './health.tsx'
import { RoleRequests } from './role-requests.tsx'
import { SettingsSwitches } from './settings-switches.tsx'

export function AdminScreen() {
  const words = useMessages('admin')
  const [values, setValues] = useListSearch(adminSearch)
  const { requests } = useRoleRequests()
  const open = requests?.length ?? 0
  // from the first answer, so that granting the last request does not take the tab away
  const [isAsked, setAsked] = useState<boolean>()
  if (requests && isAsked === undefined) setAsked(open > 0)
  const chosen =
    adminTabs.find((each) => each === values.tab) ?? (isAsked === false ? 'accounts' : 'requests')
  const person = usePerson()
  // the admin role was withdrawn while the page was open; without a session the sign-in redirect applies
  if (person && !isAdmin(person)) return <Navigate to={paths.notFound} replace />
  return (
    <Page
      title={words.title}
      actions={
        <>
          <Link to={paths.adminTricks} className={buttonClass()}>
            {words.catalogue}
          </Link>
          <Link to={paths.outbox} className={buttonClass()}>
            {words.outbox}
          </Link>
        </>
      }
    >
      <Tabs
        label={words.title}
        tabs={adminTabs.map((id) => ({
          id,
          label: id === 'requests' && open > 0 ? words.requestsOpen(open) : words.tabs[id],
        }))}
        chosen={chosen}
        onChoose={(id) => setValues({ tab: id, search: '', page: 1 })}
        className="max-sm:-mx-4 max-sm:px-1.5"
      >
        {chosen === 'requests' ? <RoleRequests /> : null}
        {chosen === 'accounts' ? <Accounts values={values} onChange={setValues} /> : null}
        {chosen === 'settings' ? <SettingsSwitches /> : null}
        {chosen === 'health' ? <Health /> : null}
        {chosen === 'changes' ? (
          <AdminChanges page={values.page} onPage={(page) => setValues({ ...values, page })} />
        ) : null}
      </Tabs>
    </Page>
  )
}
