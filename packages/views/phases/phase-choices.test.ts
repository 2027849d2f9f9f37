import { competitionStatusCodes } from '@trickline/contract/status-codes'
import { phases } from '@trickline/messages/en/phases'
import { expect, test } from 'vitest'
import { competitionViewFor } from './competition-view.ts'
import { chosenPhase, phaseChoices } from './phase-choices.ts'
import { phaseName } from './phase-choices.ts'
import { personNamed, roundOfAthlete, startedCompetition } from './test-competition.ts'

const open = (competition = startedCompetition()) =>
  phaseChoices(competitionViewFor(competition, null))
    .filter(({ isOpen }) => isOpen)
    .map(({ key }) => key)

const keys = (dual: number) =>
  phaseChoices(competitionViewFor(startedCompetition({ is_qualification_dual: dual }), null)).map(
    ({ key }) => key,
  )

test('the choices are in order from qualifying to the podium, with a second qualifying only when it is dual', () => {
  expect(keys(0)).toEqual(['qualification', 'best', 'quarterFinal', 'final', 'podium'])
  expect(keys(1)).toEqual(['qualification1', 'qualification2', 'best', 'quarterFinal', 'final', 'podium'])
})

test('nothing opens before the start', () => {
  const view = competitionViewFor(startedCompetition(), null)
  expect(open()).toEqual([])
  expect(chosenPhase(phaseChoices(view), 'qualification')).toBeNull()
})

test('during qualifying the best result and the places of the next stage are open', () => {
  expect(open(startedCompetition({ rounds: [roundOfAthlete(1, 'recorded')], places: 4 }))).toEqual([
    'qualification',
    'best',
    'quarterFinal',
  ])
})

test('the best result of a dual qualifying opens with the second round, which has no awaited places', () => {
  const competition = startedCompetition({
    is_qualification_dual: 1,
    rounds: [roundOfAthlete(1, 'completed')],
  })
  expect(open(competition)).toEqual(['qualification1'])
})

test('the current phase is chosen, or the podium once there is one', () => {
  const rounds = [
    roundOfAthlete(1, 'published'),
    roundOfAthlete(1, 'pending', { phase: 2, round_size_id: 3 }),
  ]
  const running = phaseChoices(competitionViewFor(startedCompetition({ rounds }), null))
  expect(chosenPhase(running, undefined)?.key).toBe('quarterFinal')
  expect(chosenPhase(running, 'qualification')?.key).toBe('qualification')
  // a key from another competition, or made up
  expect(chosenPhase(running, 'podium')?.key).toBe('quarterFinal')
  expect(chosenPhase(running, 'nonsense')?.key).toBe('quarterFinal')

  const first = { user_id: 11, user: personNamed(11, 'Lucía'), final_position: 1, final_score: 9 }
  const podiums = [{ ...first, round: null }]
  const status_id = competitionStatusCodes.finished
  const over = phaseChoices(competitionViewFor(startedCompetition({ rounds, podiums, status_id }), null))
  expect(chosenPhase(over, undefined)?.key).toBe('podium')
  expect(over.some(({ isCurrent }) => isCurrent)).toBe(false)
})

test('an unknown stage is a phase named by its number; the others keep their names', () => {
  const competition = startedCompetition({
    is_vs: 1,
    round_size_id: [9, 3, 1],
    rounds: [roundOfAthlete(1, 'published'), roundOfAthlete(1, 'recorded', { phase: 2, round_size_id: 9 })],
  })
  const choices = phaseChoices(competitionViewFor(competition, null))
  expect(choices.map(({ key }) => key)).toEqual([
    'qualification',
    'best',
    'round-2',
    'quarterFinal',
    'final',
    'podium',
  ])
  expect(choices.find(({ isCurrent }) => isCurrent)?.key).toBe('round-2')
  expect(phaseName('round-2', phases)).toBe('Round 2')
  expect(phaseName('final', phases)).toBe('Final')
})
