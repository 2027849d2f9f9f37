/** GET /rounds/{id}/ballots: what two judges handed in, and where it differs (who-sees-what §13). */
import { ballotsWaitFor, visibleBallots } from '@trickline/competition/ballots'
import { canSeeCompetition } from '@trickline/competition/visibility'
import type { getBallots as call } from '@trickline/contract/ballots'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { asFraction } from '@trickline/contract/decimals'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import { findCompetition } from '../competitions/competitions-store.ts'
import { entriesOf } from '../entries/entries-store.ts'
import { peopleById } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import type { SignedInReadContext } from '../platform/http/work.ts'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import { asSeenBy } from './ballot-holders.ts'
import { ballotsOf, type DecisionRecord, decisionsOf } from './ballots-store.ts'
import { ballotTricks, compareBallots, differencesOf } from './compared-ballots.ts'
import { findRound } from './rounds-store.ts'
import { validatedRows } from './validated-row.ts'
import { groupCombos } from './score-tricks.ts'
import type { TrickRecord } from './validated-tricks-store.ts'

export async function readBallots(
  { db, person }: SignedInReadContext,
  { params }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    const found = await findRound(tx, params.id)
    const id = found?.competition_id ?? 0
    const competition = await findCompetition(tx, id)
    const entries = await entriesOf(tx, id)
    if (!found || !competition || !canSeeCompetition(person, competition, entries)) return refuse('not-found')
    const round = asSeenBy(person, found)
    const visible = visibleBallots(person, { competition, entries, round })
    if (visible === null || !round.ballots) return refuse('not-allowed')

    const all = await ballotsOf(tx, round.id)
    const shown = visible === 'all' ? all : all.filter(({ user_id }) => user_id === person.id)
    const decisions = visible === 'all' ? await decisionsOf(tx, round.id) : []
    const people = await peopleById(
      tx,
      [...shown, ...decisions].map(({ user_id }) => user_id),
    )
    const nameOf = (userId: number | null) => {
      const known = people.get(userId ?? 0)
      return known ? personShort(known) : null
    }
    const said = (...kinds: DecisionRecord['kind'][]) => decisions.find(({ kind }) => kinds.includes(kind))
    const waits = ballotsWaitFor(round, entries)
    const [proposal, enough] = [waits === 'judges' ? said('propose') : undefined, said('one-is-enough')]
    const compared = compareBallots(round, shown)
    return {
      needed: round.ballots.needed,
      handed_in: round.ballots.given,
      waits,
      ballots: shown.map((ballot, index) => ({
        id: ballot.id,
        judge: nameOf(ballot.user_id),
        validatedTricks: rows(ballotTricks(round, ballot, index === 0 ? 0 : shown[0]?.tricks.length)),
        total: ballot.total_score,
        comment: ballot.comment,
        at: ballot.at.toISOString(),
      })),
      differences: compared === null ? [] : differencesOf(compared, round.rule_id).map(difference),
      proposal: proposal
        ? { user: nameOf(proposal.user_id), at: proposal.at.toISOString(), choices: proposal.choices }
        : null,
      resolved_by: nameOf(said('confirm', 'resolve')?.user_id ?? null),
      one_is_enough: enough
        ? { user: nameOf(enough.user_id), at: enough.at.toISOString(), reason: enough.reason ?? '' }
        : null,
    }
  })
}

function difference({ at, a, b, joined, points }: ReturnType<typeof differencesOf>[number]) {
  const second = [...a, ...b].map((trick) => trick.video_second).find((each) => each !== null)
  return {
    at,
    a: reading(a),
    b: reading(b),
    joined,
    points: { a: asFraction(points.a), b: asFraction(points.b), at_stake: points.atStake },
    video_second: second === undefined ? null : asFraction(second),
  }
}

/** A single trick of a combo is shown by itself. */
function reading(tricks: readonly TrickRecord[]) {
  return groupCombos(tricks).flatMap((row): ReturnType<typeof rows> => {
    const [trick, ...more] = [row].flat()
    if (!trick || more.length > 0) return rows([row].flat())
    return rows([{ ...trick, combo_id: null }]).map((alone) => ({ ...alone, combo_id: trick.combo_id }))
  })
}

function rows(tricks: readonly TrickRecord[]) {
  return validatedRows(tricks, { showsScore: true, isStopped: false })
}
