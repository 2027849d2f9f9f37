/** A profile: with contact data for those who may see it, else the card that everybody sees (who-sees-what §5). */
import { canSeeContact } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { checkProfile as call } from '@trickline/contract/people'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type { SignedInView } from '../platform/http/work.ts'
import { findPerson, organizersOf } from './people-store.ts'
import { personCard, personFull } from './person-row.ts'

export async function checkProfile(
  { db, person: asker }: SignedInView,
  { params }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const person = await findPerson(db, params.id)
  if (!person) return refuse('not-found')
  const organizerIds = await organizersOf(db, person.id)
  const showsContact = canSeeContact(asker, { userId: person.id, organizerIds })
  return { user: showsContact ? personFull(person) : personCard(person) }
}
