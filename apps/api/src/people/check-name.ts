/** Who an id stands for (calls §6). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { checkName as call } from '@trickline/contract/people'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type { View } from '../platform/http/work.ts'
import { findPerson } from './people-store.ts'
import { personShort } from './person-row.ts'

export async function checkName(
  { db }: View,
  { params }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const person = await findPerson(db, params.id)
  return person ? { user: personShort(person) } : refuse('not-found')
}
