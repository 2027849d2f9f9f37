/** Anybody may add a video to a trick that has none; people with a role beyond athlete may delete it (calls §12). */
import { canDeleteTrickVideo } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { channelOf } from '@trickline/contract/live-events'
import type * as calls from '@trickline/contract/trick-videos'
import type { Trick } from '@trickline/contract/tricks'
import type { Work } from '../platform/http/work.ts'
import { trickRow, trickRows } from './trick-row.ts'
import { type CatalogueTrick, lockTrick, setTrickVideo } from './tricks-store.ts'

export async function storeTrickVideo(
  work: Work,
  { body }: ParsedRequest<typeof calls.storeTrickVideo>,
): Promise<ReplyOf<typeof calls.storeTrickVideo> | Refusal> {
  const trick = await lockTrick(work.tx, body.trickId)
  if (!trick) return refuse('not-found')
  if (trick.video_url !== null) return refuse('wrong-state')
  return announceTrick(work, await setTrickVideo(work.tx, trick.id, body.youtubeLink))
}

export async function deleteTrickVideo(
  work: Work,
  { params }: ParsedRequest<typeof calls.deleteTrickVideo>,
): Promise<ReplyOf<typeof calls.deleteTrickVideo> | Refusal> {
  if (!canDeleteTrickVideo(work.person)) return refuse('not-allowed')
  const trick = await lockTrick(work.tx, params.id)
  if (!trick) return refuse('not-found')
  return announceTrick(work, await setTrickVideo(work.tx, trick.id, null))
}

async function announceTrick({ tx, announce }: Work, trick: CatalogueTrick): Promise<{ tricks: Trick[] }> {
  await announce({ channel: channelOf.tricks, event: 'TrickUpdated', public: { trick: trickRow(trick) } })
  return { tricks: await trickRows(tx) }
}
