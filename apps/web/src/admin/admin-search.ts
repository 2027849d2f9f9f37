/** Search parameters of `/admin`. */
import { listSearch } from '@trickline/client/list-search.ts'

export const adminTabs = ['requests', 'accounts', 'settings', 'changes', 'health'] as const
export type AdminTab = (typeof adminTabs)[number]

export const adminSearch = listSearch('admin', ['tab', 'search'])
