/** The video of a trick: anybody may bring one where there is none; whoever is more than an athlete takes it away (calls §12). */
import { canDeleteTrickVideo } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type * as calls from '@trickline/contract/trick-videos'
import type { Work } from '../platform/http/work.ts'
import { trickRows } from './trick-row.ts'
import { lockTrick, setTrickVideo } from './tricks-store.ts'

export async function storeTrickVideo(
  { tx }: Work,
  { body }: ParsedRequest<typeof calls.storeTrickVideo>,
): Promise<ReplyOf<typeof calls.storeTrickVideo> | Refusal> {
  const trick = await lockTrick(tx, body.trickId)
  if (!trick) return refuse('not-found')
  if (trick.video_url !== null) return refuse('wrong-state')
  await setTrickVideo(tx, trick.id, body.youtubeLink)
  return { tricks: await trickRows(tx) }
}

export async function deleteTrickVideo(
  { tx, person }: Work,
  { params }: ParsedRequest<typeof calls.deleteTrickVideo>,
): Promise<ReplyOf<typeof calls.deleteTrickVideo> | Refusal> {
  if (!canDeleteTrickVideo(person)) return refuse('not-allowed')
  const trick = await lockTrick(tx, params.id)
  if (!trick) return refuse('not-found')
  await setTrickVideo(tx, trick.id, null)
  return { tricks: await trickRows(tx) }
}
