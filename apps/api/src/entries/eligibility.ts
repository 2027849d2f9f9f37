/** Whether an athlete may enter, by what our own data say (events §4). */
import { type Eligibility, ineligibilities, type Ineligibility } from '@trickline/competition/eligibility'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import { messagesFor } from '@trickline/messages/messages-for'
import { competitionsById } from '../competitions/competitions-store.ts'
import type { LockedCompetition } from '../competitions/lock-competition.ts'
import type { Work } from '../platform/http/work.ts'
import { hasException, knownAthlete } from './eligibility-store.ts'

/** null: may enter. */
export async function refuseIneligible(
  work: Work,
  { competition }: Pick<LockedCompetition, 'competition'>,
): Promise<Refusal | null> {
  const { tx, person, language } = work
  const { eligibility } = competition
  if (eligibility === null) return null
  const athlete = await knownAthlete(tx, person.id, eligibility.results_of)
  const why = ineligibilities(eligibility, athlete)
  if (why.length === 0 || (await hasException(tx, competition.id, person.id))) return null
  const reasons = await sentencesOf(work, eligibility, why)
  return refuse('not-eligible', {
    errors: { eligibility: why.map((each) => codeOf[each]) },
    present: { reasons },
    sentence: [messagesFor(language).errors['not-eligible'], ...reasons].join(' '),
  })
}

const codeOf: Record<Ineligibility, string> = {
  'gender-unknown': 'not-eligible-gender-unknown',
  gender: 'not-eligible-gender',
  level: 'not-eligible-level',
  results: 'not-eligible-results',
}

async function sentencesOf(
  { tx, language }: Work,
  { gender, level_at_least, results_of, best }: Eligibility,
  why: readonly Ineligibility[],
): Promise<string[]> {
  const words = messagesFor(language).events.ineligible
  const names = why.includes('results')
    ? (await competitionsById(tx, results_of)).map(({ name }) => name)
    : []
  const sentences: Record<Ineligibility, string> = {
    'gender-unknown': words.genderUnknown,
    gender: gender === 'female' ? words.onlyWomen : words.onlyMen,
    level: words.level(level_at_least ?? 1),
    results: best === null ? words.results(names) : words.best(best, names),
  }
  return why.map((each) => sentences[each])
}
