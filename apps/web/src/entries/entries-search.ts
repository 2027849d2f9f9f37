/** Search parameters of an entries panel. */

/** Views besides the default, which shows all but declined entries. */
export const entryViews = ['unpaid', 'pending', 'declined'] as const
export type EntryView = (typeof entryViews)[number]

export const entryDialogs = ['invite', 'order'] as const
export type EntryDialog = (typeof entryDialogs)[number]

/** `page` from 1; past the end it means the last. */
export type EntriesSearch = {
  show?: EntryView | undefined
  dialog?: EntryDialog | undefined
  page?: number | undefined
  view?: 'table' | 'list' | undefined
}
