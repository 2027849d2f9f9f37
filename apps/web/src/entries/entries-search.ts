/** Search parameters of an entries panel. */

export const entryDialogs = ['invite', 'order', 'exception'] as const
export type EntryDialog = (typeof entryDialogs)[number]

/** `show`: the declined instead of all others; `page` from 1, past the end it means the last. */
export type EntriesSearch = {
  show?: 'declined' | undefined
  dialog?: EntryDialog | undefined
  page?: number | undefined
  view?: 'table' | 'grid' | undefined
}
