/** A second ballot entered without a network shows in the queue as the server will count it. */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { readCompetition } from '@trickline/contract/read-competition'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { competitionDetailFixture, personFixture, roundFixture } from '@trickline/client/test-fixtures.ts'
import { expect, test } from 'vitest'
import { claimRound, saveRound } from './mutations.ts'

const me = personFixture({ id: 8 })
const body = { roundId: 1, modeProgram: 4, validatedTricks: [{ id: 92 }], isNew: true }
const oneOfTwo = { needed: 2, given: 1, held: 0, own: 'none' } as const

function queueOf(status_id: number, ballots: { needed: number; given: number; held: number; own: 'none' }) {
  return readCompetition(competitionDetailFixture({ rounds: [roundFixture(1, { status_id, ballots })] }))
}

/** What an offline device shows over what it knows: the claim, then the save. */
function entered(competition: CompetitionRead): CompetitionRead['rounds'][number] | undefined {
  const [round] = competition.rounds
  if (!round) throw new Error('a round')
  const claim = claimRound.secondaryOverlay?.({ round, competition, by: me })
  const save = saveRound.secondaryOverlay?.({
    roundId: 1,
    body,
    judged: { competitionId: competition.id, total: 5.5, by: me },
  })
  if (!claim || !save) throw new Error('both show in the queue')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the overlays of a competition
  const seen = save.apply(claim.apply(competition)) as CompetitionRead
  return seen.rounds[0]
}

test('the second of two: handed in and held by nobody, without a score', () => {
  const row = entered(queueOf(roundStatusCodes.recorded, oneOfTwo))
  expect(row).toMatchObject({ status: 'scoring', judgeId: null })
  expect(row?.ballots).toEqual({ needed: 2, given: 2, held: 0, own: 'given' })
  expect(row?.totalScore ?? 0).toBe(0)
})

test('the first of two: it waits as recorded, 1 of 2', () => {
  const row = entered(queueOf(roundStatusCodes.recorded, { ...oneOfTwo, given: 0 }))
  expect(row).toMatchObject({ status: 'recorded', judgeId: null })
  expect(row?.ballots).toEqual({ needed: 2, given: 1, held: 0, own: 'given' })
})

test('while the other enters it: that one goes on', () => {
  const row = entered(queueOf(roundStatusCodes.scoring, { ...oneOfTwo, given: 0, held: 1 }))
  expect(row?.status).toBe('scoring')
  expect(row?.ballots).toEqual({ needed: 2, given: 1, held: 1, own: 'given' })
})

test('claim and save are kept on the device until the network is back, in this order', () => {
  expect([claimRound.isDurable, claimRound.isStep, saveRound.isDurable]).toEqual([true, true, true])
})
