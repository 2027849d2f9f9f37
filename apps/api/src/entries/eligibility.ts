/** Whether an athlete may enter, according to our own data (events §4). */
import { type Eligibility, ineligibilities, type Ineligibility } from '@trickline/competition/eligibility'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import { messagesFor } from '@trickline/messages/messages-for'
import { type CompetitionRecord, competitionsById } from '../competitions/competitions-store.ts'
import type { LockedCompetition } from '../competitions/lock-competition.ts'
import type { Work } from '../platform/http/work.ts'
import { hasException, knownAthlete } from './eligibility-store.ts'

/** Returns null if the athlete may enter. */
export async function refuseIneligible(
  work: Work,
  { competition }: Pick<LockedCompetition, 'competition'>,
): Promise<Refusal | null> {
  const { why, reasons } = await reasonsAgainst(work, competition)
  if (why.length === 0) return null
  return refuse('not-eligible', {
    errors: { eligibility: why.map((each) => codeOf[each]) },
    present: { reasons },
    sentence: [messagesFor(work.language).errors['not-eligible'], ...reasons].join(' '),
  })
}

export type Asker = Pick<Work, 'tx' | 'person' | 'language'>

/** Each reason with its sentence; empty if the person may enter. */
export async function reasonsAgainst(
  asker: Asker,
  { id, eligibility }: Pick<CompetitionRecord, 'id' | 'eligibility'>,
): Promise<{ why: Ineligibility[]; reasons: string[] }> {
  const { tx, person } = asker
  if (eligibility === null) return { why: [], reasons: [] }
  const why = ineligibilities(eligibility, await knownAthlete(tx, person.id, eligibility.results_of))
  if (why.length === 0 || (await hasException(tx, id, person.id))) return { why: [], reasons: [] }
  return { why, reasons: await sentencesOf(asker, eligibility, why) }
}

const codeOf: Record<Ineligibility, string> = {
  'gender-unknown': 'not-eligible-gender-unknown',
  gender: 'not-eligible-gender',
  level: 'not-eligible-level',
  results: 'not-eligible-results',
}

async function sentencesOf(
  { tx, language }: Asker,
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
