/** Sentences that the reference quotes are used literally (screens §1). */
import { expect, test } from 'vitest'
import { competitionSteps as englishCompetitionSteps } from './en/competition-steps.ts'
import { details as englishDetails } from './en/details.ts'
import { fields as englishFields } from './en/fields.ts'
import { training as englishTraining } from './en/training.ts'
import { competitionSteps } from './es/competition-steps.ts'
import { details } from './es/details.ts'
import { phaseSteps } from './es/phase-steps.ts'
import { phases } from './es/phases.ts'
import { training } from './es/training.ts'

test.each([
  [phaseSteps.startFailed, 'No se pudo iniciar la calificación.'],
  [phaseSteps.sendFailed, 'Falló el envío'],
  [training.deleteFailed, 'No se pudo eliminar el registro. Inténtalo de nuevo más tarde.'],
  [training.deleteServerError, 'Error en el servidor: no se pudo eliminar el registro.'],
  [competitionSteps.deleteFailed, 'No se pudo eliminar la competición. Inténtalo de nuevo más tarde.'],
  [competitionSteps.error, 'Error'],
  [competitionSteps.deleteServerError, 'Error en el servidor: no se pudo eliminar la competición.'],
  [phases.placeholder, 'Pendiente'],
  [englishTraining.deleteTitle, 'Are you sure you want to delete this round?'],
  [englishCompetitionSteps.deleteTitle, 'Are you sure you want to delete this Competition?'],
  [englishFields['invalid-email'], 'Invalid email format'],
  [englishDetails.loadingPlayer, 'Loading...'],
])('%s', (sentence, quoted) => {
  expect(sentence).toBe(quoted)
})

test('the tabs of the bracket', () => {
  const { sixteenthFinal, eighthFinal, quarterFinal, semiFinal, thirdPlace, final } = details.stages
  expect([sixteenthFinal, eighthFinal, quarterFinal, semiFinal, thirdPlace, final]).toEqual([
    'Dieciseisavos',
    'Octavos',
    'Cuartos',
    'Semifinal',
    'Tercer Puesto',
    'Final',
  ])
})
