/** Who may make which call about a competition that waits for approval: part of who-may.spec.ts's table, for the quick run. */
import { checkCompetition, unseenCompetition } from './check-competition.ts'
import { test } from './permission-fixtures.ts'

test('a competition that waits for approval', async ({ cast }) => {
  const id = await cast.draft(cast.later)
  await cast.fill(id)
  const table = `
                 | V S L I D A J C N E O P U M X W
  publish        | u n n f n f f f f n c n f f u f
  edit           | u n n f n f f f f n y n f f u f
  return         | u n n f n f f f f n f n y y u f
  approve        | u n n f n f f f f n f n y y u f
  delete         | u n n f n f f f f n y n f f u f`
  await checkCompetition(cast, id, [unseenCompetition, table], () => cast.draft(cast.later))
})
