/**
 * Channels and events of the live connection (live-events §2, §4).
 * Each event's argument is one object `{ channel, seq, … }`; below is the rest of it.
 */
import type { Account } from './admin.ts'
import type { CompetitionHeader, CompetitionListRow, PodiumPlaceRow } from './competitions.ts'
import type { AthletesSummary, CompetitionUser, EntryRow } from './entries.ts'
import type { PersonFull } from './people.ts'
import type { RoundRow } from './rounds.ts'
import type { Screens } from './screens.ts'
import type { Trick } from './tricks.ts'

export type LiveEvents = {
  TestEvent: { message: string }
  /** users.{id} */
  UserUpdated: { user: PersonFull }
  /** users.{id} of the owner: what the big screens show, or a link, changed. */
  ScreensUpdated: { competition_id: number; screens: Screens }
  /** users.{id} of every admin: somebody's roles, requests or suspension changed. */
  AccountUpdated: { user: Account }
  /** competition.global: the changed rows, or the ids of those that are gone. */
  CompetitionListUpdated: { competition_list: CompetitionListRow[]; removed?: number[] }
  AthleteSummaryListUpdated: { competition_id: number; summary: AthletesSummary }
  /** competition.{id}: several entries changed, or are gone; the places of the next stage, where it is another now. */
  CompetitionUsersUpdated: { competition_users: CompetitionUser[]; removed?: number[] }
  CompetitionUserCreated: { competition_user: EntryRow }
  CompetitionUserUpdate: { competition_user: EntryRow }
  /** The header changed: published, started, finished. */
  CompetitionUpdated: { competition: CompetitionHeader }
  CompetitionUpdatedById: { competition: CompetitionHeader }
  PartialCompetitionUpdated: { competition: Partial<CompetitionHeader> & { id: number } }
  /** A phase was published: its rounds, with their scores. */
  RoundsBatchUpdated: { rounds: RoundRow[] }
  RoundUpdated: { round: RoundRow }
  /** A round moved without a new score: who is recording, scoring, editing. */
  PartialRoundUpdated: { round: Partial<RoundRow> & { id: number } }
  ReviewCounter: { round_id: number; negative_feedback_count: number }
  /** A phase was advanced: the rounds of the next one. */
  CreateRoundUpdated: { rounds: RoundRow[] }
  CreatePodiumUpdated: { podiums: PodiumPlaceRow[] }
  AthleteSummaryUpdated: { summary: AthletesSummary }
  /** tricks: one was added, changed, retired or brought back, or its video is another. */
  TrickUpdated: { trick: Trick }
  /** The subscriber's rights changed: subscribe again and fetch anew. */
  ChannelReset: Record<string, never>
}

export type LiveEventName = keyof LiveEvents

export const channelOf = {
  test: 'test-channel',
  tricks: 'tricks',
  global: 'competition.global',
  competition: (id: number) => `competition.${id}`,
  person: (id: number) => `users.${id}`,
} as const

export type SubscribeReply =
  /** `gap`: what was missed cannot be replayed, fetch anew. */
  | { ok: true; seq: number; gap?: boolean }
  | { ok: false; code: 'no-session' | 'not-allowed' | 'not-found' | 'not-ready' | 'too-many-requests' }
