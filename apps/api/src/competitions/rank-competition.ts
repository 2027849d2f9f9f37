/** An admin sets the level of a competition in the ranking, and whether an imported one counts (calls §26, ranking §1). */
import { competitionIsPublic } from '@trickline/competition/competition-status'
import { levelOf } from '@trickline/competition/ranking'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { rankCompetition as call, readCompetitionRanking as readCall } from '@trickline/contract/files'
import { channelOf } from '@trickline/contract/live-events'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import type { SignedInReadContext, Work } from '../platform/http/work.ts'
import {
  changeCompetition,
  type CompetitionRecord,
  findCompetition,
  lockCompetition,
} from './competitions-store.ts'

export async function rankCompetition(
  work: Work,
  { params: { id }, body: { is_ranked, level } }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const competition = await lockCompetition(work.tx, id, 'update')
  if (!competition) return refuse('not-found')
  if (!competitionIsPublic(competition)) return refuse('wrong-state')
  if (is_ranked !== undefined && !isFinishedImport(competition)) return refuse('wrong-state')
  const changes = {
    ...(is_ranked !== undefined && { is_ranked }),
    ...(level !== undefined && { ranking_level: level }),
  }
  if (Object.keys(changes).length > 0) await changeCompetition(work.tx, id, changes, work.now)
  await work.announce({ channel: channelOf.results, event: 'CreatePodiumUpdated' })
  return { success: true }
}

export async function readCompetitionRanking(
  { db }: SignedInReadContext,
  { params: { id } }: ParsedRequest<typeof readCall>,
): Promise<ReplyOf<typeof readCall> | Refusal> {
  const competition = await findCompetition(db, id)
  if (!competition) return refuse('not-found')
  if (!competitionIsPublic(competition)) return refuse('wrong-state')
  const { category, ranking_level, is_ranked } = competition
  return {
    level: ranking_level,
    level_by_category: levelOf({ category, rankingLevel: null }),
    is_ranked: isFinishedImport(competition) ? is_ranked : null,
  }
}

function isFinishedImport({ imported_file, status }: CompetitionRecord): boolean {
  return imported_file !== null && status === 'finished'
}
