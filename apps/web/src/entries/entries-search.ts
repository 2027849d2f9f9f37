/** The parts of a panel that an address can name: which entries it shows, and which dialog stands open above them. */

/** All who are not declined, or one of these. */
export const entryViews = ['unpaid', 'pending', 'declined'] as const
export type EntryView = (typeof entryViews)[number]

export const entryDialogs = ['invite', 'order'] as const
export type EntryDialog = (typeof entryDialogs)[number]

/** What of a panel stands in the address; `page` from 1, beyond the end it is the last. */
export type EntriesSearch = {
  show?: EntryView | undefined
  dialog?: EntryDialog | undefined
  page?: number | undefined
  view?: 'table' | 'list' | undefined
}
