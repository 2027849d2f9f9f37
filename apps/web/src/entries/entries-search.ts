/** Search parameters of an entries panel. */

export const entryDialogs = ['invite', 'order', 'exception'] as const
export type EntryDialog = (typeof entryDialogs)[number]

/** `show`: shows declined entries in place of all others. `page` counts from 1; beyond the end it means the last. */
export type EntriesSearch = {
  show?: 'declined' | undefined
  dialog?: EntryDialog | undefined
  page?: number | undefined
  view?: 'table' | 'grid' | undefined
}
