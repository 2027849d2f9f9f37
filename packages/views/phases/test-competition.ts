/** For tests: a started competition with athletes, judges and rounds. */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { readCompetition } from '@trickline/contract/read-competition'
import type { EntryStatus, RoundStatus, StageId } from '@trickline/competition/model'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import type { EntryRow } from '@trickline/contract/entries'
import type { PersonShort } from '@trickline/contract/people'
import type { RoundRow } from '@trickline/contract/rounds'
import {
  competitionStatusCodes,
  entryRoleCodes,
  entryStatusCodes,
  roundStatusCodes,
} from '@trickline/contract/status-codes'
import * as bare from '@trickline/client/test-fixtures.ts'

export const organizer = { id: 1, roles: ['organizer'] as const }
export const judge = { id: 2, roles: ['judge'] as const }
export const otherJudge = { id: 3, roles: ['judge'] as const }
/** The ids of athletes are 11, 12, … */
export const athlete = (number: number) => ({ id: 10 + number, roles: ['athlete'] as const })

const rule = { id: 4, name: 'TJS v4.0' }

type About = Partial<CompetitionDetail> & {
  stages?: StageId[]
  athletes?: number
  seeded?: boolean
  /** Number of places in the second phase that wait for their athletes. */
  places?: number
}

/** Scoring mode, single qualifying, quarterfinal and final, four athletes, two judges, no rounds. */
export function startedCompetition({
  stages = [3, 1],
  athletes = 4,
  seeded = false,
  places = 0,
  ...about
}: About = {}): CompetitionRead {
  const numbers = Array.from({ length: athletes }, (_, index) => index + 1)
  return readCompetition(
    bare.competitionDetailFixture({
      id: 9,
      name: 'Alpen Trick Series',
      status_id: competitionStatusCodes.started,
      rule_id: rule.id,
      rule,
      organizer_id: organizer.id,
      organizer: personNamed(organizer.id, 'Marisol'),
      athletes_min: 4,
      round_size_id: stages,
      judges: 2,
      competition_users: [
        ...numbers.map((number) => anEntry(10 + number, 'competing', number, seeded ? number : null)),
        anEntry(judge.id, 'approved', 1),
        anEntry(otherJudge.id, 'approved', 2),
        ...Array.from({ length: places }, (_, index) => bare.awaitedPlaceFixture(index + 1, 2)),
      ],
      ...about,
    }),
  )
}

/** The id of the round is `100 * phase + number`. */
export function roundOfAthlete(
  number: number,
  status: RoundStatus,
  { phase = 1, ...about }: Partial<RoundRow> & { phase?: number } = {},
): RoundRow {
  return bare.roundFixture(100 * phase + number, {
    competition_id: 9,
    user_id: 10 + number,
    user: personNamed(10 + number, `Athlete ${number}`),
    round_number: phase,
    rule_id: rule.id,
    rule,
    run_order: number,
    status_id: roundStatusCodes[status],
    total_score: 0,
    ...about,
  })
}

export function personNamed(id: number, name: string): PersonShort {
  return bare.personFixture({ id, name, surname: 'Wöhrmann' })
}

function anEntry(userId: number, status: EntryStatus, order: number, seed: number | null = null): EntryRow {
  const isAthlete = status === 'competing'
  const name = isAthlete ? `Athlete ${userId - 10}` : `Judge ${userId}`
  return bare.entryFixture(1000 + userId, {
    competition_id: 9,
    user_id: userId,
    user: { ...personNamed(userId, name), roles: [] },
    role_id: isAthlete ? entryRoleCodes.athlete : entryRoleCodes.judge,
    status_id: entryStatusCodes[status],
    fees_paid: true,
    order_number: order,
    seed,
  })
}

/** Athlete 1 has won; in the first stage the sixth of eight pairs is called F, like the final. */
export function finishedBracketOf16(): CompetitionRead {
  return startedCompetition({
    is_vs: 1,
    stages: [4, 3, 2, 1],
    athletes: 16,
    seeded: true,
    status_id: competitionStatusCodes.finished,
    rounds: [...published(2, 4, 16), ...published(3, 3, 8), ...published(4, 2, 4), ...published(5, 1, 4)],
    podiums: [
      {
        user_id: 11,
        final_position: 1,
        final_score: 100,
        round: null,
        user: personNamed(11, 'Athlete 1'),
      },
    ],
  })
}

function published(phase: number, stage: StageId, athletes: number): RoundRow[] {
  return Array.from({ length: athletes }, (_, index) =>
    roundOfAthlete(index + 1, 'published', { phase, round_size_id: stage, total_score: 100 - index }),
  )
}
