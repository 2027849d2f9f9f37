/** What an entry is called: the person's name, or the address it was sent to. */
import type { EntryRead } from '@trickline/contract/read-rows'
import { personName } from '@trickline/views/person-name.ts'

/** '' for an invited address that the viewer may not see. */
export function entryName(entry: Pick<EntryRead, 'user' | 'invited_email'> | undefined): string {
  return entry?.user ? personName(entry.user) : (entry?.invited_email ?? '')
}
