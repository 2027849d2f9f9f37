import { describe, expect, test } from 'vitest'
import type { RoundStatus } from './model.ts'
import {
  awaitedStage,
  currentPhase,
  phaseAt,
  phaseIsFinished,
  phaseIsPublishable,
  phaseIsValidated,
  phasesOf,
  publishCountdownEnd,
} from './phases.ts'
import { roundStatuses } from './statuses.ts'
import { competitionWith, roundWith } from './test-fixtures.ts'

const names = (about: Parameters<typeof competitionWith>[0]) =>
  phasesOf(competitionWith(about)).map(({ name }) => name)
const rounds = (...statuses: RoundStatus[]) => statuses.map((status) => roundWith({ status }))

describe('the phases of a competition', () => {
  test('single qualifying, then the stages from the largest to the final, however they were chosen', () => {
    expect(names({ stages: [1, 3, 2] })).toEqual(['qualification', 'quarterFinal', 'semiFinal', 'final'])
  })
  test('dual qualifying counts two', () => {
    expect(names({ isQualificationDual: true, stages: [1] })).toEqual([
      'qualification1',
      'qualification2',
      'final',
    ])
  })
  test('every stage', () => {
    expect(names({ stages: [5, 4, 3, 2, 1] })).toEqual([
      'qualification',
      'sixteenthFinal',
      'eighthFinal',
      'quarterFinal',
      'semiFinal',
      'final',
    ])
  })
  test('a competition without a semifinal goes from the quarterfinal to the final', () => {
    expect(names({ stages: [3, 1] })).toEqual(['qualification', 'quarterFinal', 'final'])
  })
  test('are numbered from 1 and know how many athletes they take', () => {
    expect(phasesOf(competitionWith({ isQualificationDual: true, stages: [3, 1] }))).toEqual([
      { number: 1, kind: 'qualifying', stage: null, name: 'qualification1', athleteCount: null },
      { number: 2, kind: 'qualifying', stage: null, name: 'qualification2', athleteCount: null },
      { number: 3, kind: 'stage', stage: 3, name: 'quarterFinal', athleteCount: 8 },
      { number: 4, kind: 'stage', stage: 1, name: 'final', athleteCount: 4 },
    ])
  })
  test('are found by their round number', () => {
    expect(phaseAt(competitionWith(), 2)?.name).toBe('quarterFinal')
    expect(phaseAt(competitionWith(), 4)).toBe(null)
    expect(phaseAt(competitionWith(), 0)).toBe(null)
  })
  test('an unknown stage comes before the largest, without a name or a number of athletes', () => {
    expect(phasesOf(competitionWith({ stages: [1, 'unknown', 3] }))).toMatchObject([
      { number: 1, name: 'qualification' },
      { number: 2, kind: 'stage', stage: null, name: 'round-2', athleteCount: null },
      { number: 3, name: 'quarterFinal' },
      { number: 4, name: 'final' },
    ])
  })
  test('the current one is that of the highest round number', () => {
    const competition = competitionWith()
    expect(currentPhase(competition, [])).toBe(null)
    expect(currentPhase(competition, [roundWith({ roundNumber: null })])).toBe(null)
    expect(currentPhase(competition, [roundWith({ roundNumber: 2 }), roundWith()])?.name).toBe('quarterFinal')
  })
})

describe('the state of a phase', () => {
  test.each(roundStatuses)('with one round %s and one published', (status) => {
    const phase = rounds('published', status)
    expect(phaseIsFinished(phase)).toBe(status === 'published')
  })
  test.each(roundStatuses)('can be published with a round that is %s?', (status) => {
    expect(phaseIsPublishable(rounds('completed', status))).toBe(
      ['completed', 'disqualified', 'injured'].includes(status),
    )
  })
  test('without rounds it is neither publishable nor finished', () => {
    expect([phaseIsFinished([]), phaseIsPublishable([])]).toEqual([false, false])
  })
  test('is validated when every athlete has finished the review', () => {
    expect(phaseIsValidated([roundWith({ validatedAt: 5 }), roundWith({ validatedAt: 6 })])).toBe(true)
    expect(phaseIsValidated([roundWith({ validatedAt: 5 }), roundWith()])).toBe(false)
  })
})

const field = (count: number, roundNumber: number) =>
  Array.from({ length: count }, (_, index) => roundWith({ userId: index, roundNumber }))

function awaited(...input: Parameters<typeof awaitedStage>) {
  const stage = awaitedStage(...input)
  return stage && `${stage.places} in ${stage.phase.name}`
}

describe('the places of the next stage', () => {
  test('are as many as it takes', () =>
    expect(awaited(competitionWith(), field(12, 1))).toBe('8 in quarterFinal'))
  test('are no more than there are athletes', () => {
    expect(awaited(competitionWith({ stages: [4, 3, 1] }), field(12, 1))).toBe('12 in eighthFinal')
  })
  test('are none before qualifying 2', () => {
    expect(awaited(competitionWith({ isQualificationDual: true }), field(12, 1))).toBe(null)
    expect(awaited(competitionWith({ isQualificationDual: true }), field(12, 2))).toBe('8 in quarterFinal')
  })
  test('are none before the start and in the last phase', () => {
    expect(awaited(competitionWith(), [])).toBe(null)
    expect(awaited(competitionWith(), [...field(12, 1), ...field(8, 2), ...field(4, 3)])).toBe(null)
  })
  test('are four in a quarterfinal', () => {
    expect(awaited(competitionWith(), [...field(12, 1), ...field(8, 2)])).toBe('4 in final')
  })
})

describe('the publish countdown', () => {
  const judged = [
    roundWith({ status: 'completed', completedAt: 1_000_000 }),
    roundWith({ status: 'disqualified', disqualifiedAt: 1_060_000, completedAt: 900_000 }),
  ]
  test('ends 300 s after the last round was completed, disqualified or injured', () => {
    expect(publishCountdownEnd(judged)).toBe(1_360_000)
  })
  test('has not begun while a round is open', () => {
    const open = roundWith({ status: 'scoring' })
    expect(publishCountdownEnd([...judged, open])).toBe(null)
    expect(publishCountdownEnd([])).toBe(null)
  })
})
