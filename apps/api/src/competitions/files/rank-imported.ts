/** An admin lets an imported competition count in the ranking, or no more (calls §26). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { rankImported as call } from '@trickline/contract/files'
import { channelOf } from '@trickline/contract/live-events'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import type { Work } from '../../platform/http/work.ts'
import { changeCompetition, lockCompetition } from '../competitions-store.ts'

export async function rankImported(
  work: Work,
  { params: { id }, body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const competition = await lockCompetition(work.tx, id, 'update')
  if (!competition) return refuse('not-found')
  if (competition.imported_file === null || competition.status !== 'finished') return refuse('wrong-state')
  await changeCompetition(work.tx, id, { is_ranked: body.is_ranked }, work.now)
  await work.announce({ channel: channelOf.results, event: 'CreatePodiumUpdated' })
  return { success: true }
}
