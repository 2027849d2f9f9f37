/** GET /training/list: one's own rounds, of training and, once judged, of competitions; newest first (doc 3 §2.3). */
import { canSeeRoundTricks } from '@trickline/competition/visibility'
import type { ReplyOf } from '@trickline/contract/call'
import type { trainingList } from '@trickline/contract/training'
import { asCompetition, competitionsById } from '../competitions/competitions-store.ts'
import { asEntry, entriesOfPerson } from '../entries/entries-store.ts'
import { peopleById } from '../people/people-store.ts'
import type { SignedInView } from '../platform/work.ts'
import { roundRow } from '../rounds/round-row.ts'
import { asRound, roundsOfAthlete } from '../rounds/rounds-store.ts'

export async function listTraining({ db, person }: SignedInView): Promise<ReplyOf<typeof trainingList>> {
  const rounds = await roundsOfAthlete(db, person.id)
  const [competitions, ownEntries, people] = await Promise.all([
    competitionsById(db, [...new Set(rounds.flatMap((round) => round.competition_id ?? []))]),
    entriesOfPerson(db, person.id),
    peopleById(
      db,
      rounds.flatMap((round) => [round.user_id, round.judge_id]),
    ),
  ])
  return rounds.flatMap((round) => {
    const record = competitions.find((competition) => competition.id === round.competition_id)
    const competition = record ? asCompetition(record) : null
    const entries = ownEntries.filter((entry) => entry.competition_id === round.competition_id).map(asEntry)
    // as the athlete, not as a judge of the same competition: what is not judged yet is no training
    if (!canSeeRoundTricks(person, competition, [], asRound(round))) return []
    const row = roundRow(round, person, { competition, entries, people })
    return [{ ...row, competition: record ? { id: record.id, name: record.name } : null }]
  })
}
