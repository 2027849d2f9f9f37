/** Name of an entry: the person's name, or the invited e-mail address. */
import type { EntryRead } from '@trickline/contract/read-rows'
import { personName } from '@trickline/views/person-name.ts'

/** '' if the viewer may not see the address. */
export function entryName(entry: Pick<EntryRead, 'user' | 'invited_email'> | undefined): string {
  return entry?.user ? personName(entry.user) : (entry?.invited_email ?? '')
}
