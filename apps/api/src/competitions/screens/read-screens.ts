/** The owner reads what the big screens show, and the valid links. */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, type Refusal } from '@trickline/contract/refusals'
import type { readScreens as call } from '@trickline/contract/screens'
import type { SignedInReadContext } from '../../platform/http/work.ts'
import { readForVerb } from '../read-for-verb.ts'
import { screensOf } from './screens-row.ts'

export async function readScreens(
  context: SignedInReadContext,
  { params: { id } }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const competition = await readForVerb(context, id, 'set-up-screens')
  return isRefusal(competition) ? competition : screensOf(context.db, id)
}
