/** The tabs of the admin's screens, and the search parameters of `/admin`. */
import { listSearch } from '@trickline/client/list-search.ts'

export const adminTabs = ['requests', 'accounts', 'settings', 'changes', 'health'] as const
export type AdminTab = (typeof adminTabs)[number]

export const adminScreenTabs = [
  'requests',
  'accounts',
  'catalogue',
  'settings',
  'changes',
  'health',
  'outbox',
] as const satisfies readonly (AdminTab | 'catalogue' | 'outbox')[]
export type AdminScreenTab = (typeof adminScreenTabs)[number]

export const adminSearch = listSearch('admin', ['tab', 'search'])
