/** Channels and events of the live connection (live-events §2, §4); each event also has `channel` and `seq`. */
import type { Account } from './admin.ts'
import type { CompetitionHeader, CompetitionListRow, PodiumPlaceRow } from './competitions.ts'
import type { AthletesSummary, CompetitionUser, EntryRow } from './entries.ts'
import type { PersonFull, PersonShort } from './people.ts'
import type { RoundRow } from './rounds.ts'
import type { Screens } from './screens.ts'
import type { Trick } from './tricks.ts'

export type LiveEvents = {
  TestEvent: { message: string }
  /** users.{id} */
  UserUpdated: { user: PersonFull }
  /** users.{id} of each follower: a round of the athlete is being recorded. */
  FollowedIsOn: {
    user: PersonShort
    competition: { id: number; name: string }
    round_id: number
    round_name: string | null
  }
  /** users.{id} of an athlete who wants to be told: at most two are before their own round, the next one first. */
  TurnIsNear: {
    before: PersonShort[]
    competition: { id: number; name: string }
    round_id: number
    round_name: string | null
  }
  /** users.{id} of the owner: another choice for the big screen, or another link. */
  ScreensUpdated: { competition_id: number; screens: Screens }
  /** users.{id} of every admin: roles, requests or suspension of an account. */
  AccountUpdated: { user: Account }
  /** competition.global: the changed rows; `removed`: ids. */
  CompetitionListUpdated: { competition_list: CompetitionListRow[]; removed?: number[] }
  AthleteSummaryListUpdated: { competition_id: number; summary: AthletesSummary }
  /** competition.{id}: changed and removed entries, and the places of the next stage when they changed. */
  CompetitionUsersUpdated: { competition_users: CompetitionUser[]; removed?: number[] }
  CompetitionUserCreated: { competition_user: EntryRow }
  CompetitionUserUpdate: { competition_user: EntryRow }
  CompetitionUpdated: { competition: CompetitionHeader }
  CompetitionUpdatedById: { competition: CompetitionHeader }
  PartialCompetitionUpdated: { competition: Partial<CompetitionHeader> & { id: number } }
  /** A phase was published: its rounds with scores. */
  RoundsBatchUpdated: { rounds: RoundRow[] }
  RoundUpdated: { round: RoundRow }
  /** A round changed without a new score: recording, scoring, editing. */
  PartialRoundUpdated: { round: Partial<RoundRow> & { id: number } }
  ReviewCounter: { round_id: number; negative_feedback_count: number }
  /** A phase was advanced: the rounds of the next one. */
  CreateRoundUpdated: { rounds: RoundRow[] }
  CreatePodiumUpdated: { podiums: PodiumPlaceRow[] }
  AthleteSummaryUpdated: { summary: AthletesSummary }
  /** event.{id}: its form, divisions, timetable or titles; and the lists of events. */
  EventUpdated: { event_id: number }
  /** tricks: a trick was added, changed, retired or restored, or its video changed. */
  TrickUpdated: { trick: Trick }
  /** The subscriber's rights changed: subscribe and fetch again. */
  ChannelReset: Record<string, never>
}

export type LiveEventName = keyof LiveEvents

/** The fields of each event of a competition or of the list that everyone may follow (live-events §3, §4). */
export const eventFields: { [Event in FollowedEvent]: readonly (keyof LiveEvents[Event])[] } = {
  CompetitionListUpdated: ['competition_list', 'removed'],
  CompetitionUpdated: ['competition'],
  CompetitionUpdatedById: ['competition'],
  PartialCompetitionUpdated: ['competition'],
  CompetitionUserCreated: ['competition_user'],
  CompetitionUserUpdate: ['competition_user'],
  CompetitionUsersUpdated: ['competition_users', 'removed'],
  CreateRoundUpdated: ['rounds'],
  RoundUpdated: ['round'],
  PartialRoundUpdated: ['round'],
  RoundsBatchUpdated: ['rounds'],
  CreatePodiumUpdated: ['podiums'],
  ChannelReset: [],
}

type FollowedEvent =
  | 'CompetitionListUpdated'
  | 'CompetitionUpdated'
  | 'CompetitionUpdatedById'
  | 'PartialCompetitionUpdated'
  | 'CompetitionUserCreated'
  | 'CompetitionUserUpdate'
  | 'CompetitionUsersUpdated'
  | 'CreateRoundUpdated'
  | 'RoundUpdated'
  | 'PartialRoundUpdated'
  | 'RoundsBatchUpdated'
  | 'CreatePodiumUpdated'
  | 'ChannelReset'

export const channelOf = {
  test: 'test-channel',
  tricks: 'tricks',
  global: 'competition.global',
  competition: (id: number) => `competition.${id}`,
  person: (id: number) => `users.${id}`,
  event: (id: number) => `event.${id}`,
  /** Without subscribers: tells the other servers that an event is new, changed or gone. */
  events: 'events',
  /** Without subscribers: tells the other servers that the podium of a competition changed. */
  results: 'results',
} as const

export type SubscribeReply =
  /** `gap`: missed events cannot be replayed, so the client fetches again. */
  | { ok: true; seq: number; gap?: boolean }
  | { ok: false; code: 'no-session' | 'not-allowed' | 'not-found' | 'not-ready' | 'too-many-requests' }
