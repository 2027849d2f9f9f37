/** The public view of a competition, made once per change for all its pages, shares and languages. */
import type { LiveDetail } from '@trickline/contract/competitions'
import { isRefusal } from '@trickline/contract/refusals'
import type { Context } from '../platform/context.ts'
import { RefusalError } from '../platform/http/errors.ts'
import type { Snapshot } from '../platform/http/snapshots.ts'
import { publicView } from './get-competition.ts'

/** JSON; rejects with a refusal if the competition is not public. */
export function keptPublicView(
  { db, snapshots }: Pick<Context, 'db' | 'snapshots'>,
  id: number,
): Promise<Snapshot> {
  return snapshots.of(`public view ${id}`, async () => {
    const answer = await publicView(db, id)
    if (isRefusal(answer)) throw new RefusalError(answer)
    const { reply, ...source } = answer
    return { ...source, text: JSON.stringify(reply.competition) }
  })
}

const parsed = new WeakMap<Snapshot, LiveDetail>()

/** Returns the same object for the same view, so callers must not modify it. */
export function competitionOf(view: Snapshot): LiveDetail {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keptPublicView wrote it
  const competition = parsed.get(view) ?? (JSON.parse(view.identity.toString()) as LiveDetail)
  parsed.set(view, competition)
  return competition
}
