/** What an entry is called: the person's name, or the address it was sent to. */
import type { EntryRead } from '@trickline/contract/read'
import { personName } from '../lib/person-name.ts'

/** '' for an invited address that the viewer may not see. */
export function entryName({ user, invited_email }: Pick<EntryRead, 'user' | 'invited_email'>): string {
  return user ? personName(user) : (invited_email ?? '')
}
