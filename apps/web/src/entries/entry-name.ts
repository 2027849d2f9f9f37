/** What an entry is called: the person's name, or the address it was sent to. */
import type { EntryRow } from '@trickline/contract/entries'

/** '' for an invited address that the viewer may not see. */
export function entryName({ user, invited_email }: Pick<EntryRow, 'user' | 'invited_email'>): string {
  return user ? `${user.name} ${user.surname}` : (invited_email ?? '')
}
