/**
 * Tells the competition's channel that rounds changed: officials get them whole, each athlete his or her own as the
 * review allows, everybody else without what is not published (readings §6, §7). The forms are cut by the same
 * visibility rules as the answers, by asking what each audience would see.
 */
import type { Person } from '@trickline/competition/model'
import { channelOf } from '@trickline/contract/live-events'
import type { RoundRow } from '@trickline/contract/rounds'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { asCompetition } from '../competitions/competitions-store.ts'
import { asEntry, type EntryRecord } from '../entries/entries-store.ts'
import { peopleById } from '../people/people-store.ts'
import type { OpenWork } from '../platform/work.ts'
import { roundRow, type RoundSetting } from './round-row.ts'
import type { RoundRecord } from './rounds-store.ts'

export type RoundsNews = {
  competition: CompetitionRecord
  entries: readonly EntryRecord[]
  rounds: readonly RoundRecord[]
}

/** One round: `RoundUpdated`. */
export async function announceRound(work: OpenWork, news: RoundsNews): Promise<void> {
  const asSeenBy = await viewsOf(work, news)
  const round = (asker: Person) => ({ round: only(asSeenBy(asker)) })
  const athlete = only(news.rounds).user_id
  await work.announce({
    channel: channelOf.competition(news.competition.id),
    event: 'RoundUpdated',
    public: round(null),
    officials: round(owner(news.competition)),
    persons: { [athlete]: round({ id: athlete, roles: [] }) },
  })
}

/** A published phase: `RoundsBatchUpdated`. The rounds of the next one: `CreateRoundUpdated`. */
export async function announceRounds(
  work: OpenWork,
  news: RoundsNews,
  event: 'RoundsBatchUpdated' | 'CreateRoundUpdated',
): Promise<void> {
  const asSeenBy = await viewsOf(work, news)
  await work.announce({
    channel: channelOf.competition(news.competition.id),
    event,
    // no form of their own for the athletes: published and new rounds look the same to them as to everybody
    public: { rounds: asSeenBy(null) },
    officials: { rounds: asSeenBy(owner(news.competition)) },
  })
}

/** The rows as an asker may see them. */
async function viewsOf(
  work: OpenWork,
  { competition, entries, rounds }: RoundsNews,
): Promise<(asker: Person) => RoundRow[]> {
  const setting: RoundSetting = {
    competition: asCompetition(competition),
    entries: entries.map(asEntry),
    people: await peopleById(
      work.tx,
      rounds.flatMap((round) => [round.user_id, round.judge_id]),
    ),
  }
  return (asker) => rounds.map((round) => roundRow(round, asker, setting))
}

function owner(competition: CompetitionRecord): Person {
  return { id: competition.organizer_id, roles: [] }
}

function only<T>(list: readonly T[]): T {
  const [first, ...more] = list
  if (first === undefined || more.length > 0) throw new Error('RoundUpdated tells of exactly one round')
  return first
}
