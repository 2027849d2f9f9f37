/** Name of an entry: the person's name, or the invited e-mail address. */
import type { EntryRead } from '@trickline/contract/read-rows'
import type { Areas } from '@trickline/messages/areas'
import { personName } from '@trickline/views/person-name.ts'

/** '' if the viewer may not see the address. */
export function entryName(
  entry: Pick<EntryRead, 'user' | 'invited_email'> | undefined,
  common: Areas['common'],
): string {
  return entry?.user ? personName(entry.user, common) : (entry?.invited_email ?? '')
}
