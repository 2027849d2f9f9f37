/** `/admin`: role requests, accounts, settings, health, and the log of changes (screens §24). */
import { useState } from 'react'
import { useRoleRequests } from '@trickline/client/role-requests.ts'
import { useListSearch } from '../lib/use-list-search.ts'
import { Accounts } from './accounts.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { adminSearch, adminTabs } from './admin-search.ts'
import { AdminChanges } from './admin-changes.tsx'
import { Health } from './health.tsx'
import { RoleRequests } from './role-requests.tsx'
import { SettingsSwitches } from './settings-switches.tsx'

export function AdminScreen() {
  const [values, setValues] = useListSearch(adminSearch)
  const { requests } = useRoleRequests()
  // from the first answer, so that granting the last request does not take the tab away
  const [isAsked, setAsked] = useState<boolean>()
  if (requests && isAsked === undefined) setAsked(requests.length > 0)
  const chosen =
    adminTabs.find((each) => each === values.tab) ?? (isAsked === false ? 'accounts' : 'requests')
  return (
    <AdminFrame chosen={chosen}>
      {chosen === 'requests' ? <RoleRequests /> : null}
      {chosen === 'accounts' ? <Accounts values={values} onChange={setValues} /> : null}
      {chosen === 'settings' ? <SettingsSwitches /> : null}
      {chosen === 'health' ? <Health /> : null}
      {chosen === 'changes' ? (
        <AdminChanges page={values.page} onPage={(page) => setValues({ ...values, page })} />
      ) : null}
    </AdminFrame>
  )
}
