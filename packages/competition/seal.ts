/** Making a finished result official: who seals it, when, and what changed since the last seal (phases-and-seeding §13). */
import { type Decision, notAllowed } from './decision.ts'
import { inquiriesWait, type InquiryWait } from './inquiries.ts'
import type { Competition, Entry, Person } from './model.ts'
import { isHeadJudge, isOwner, isSupervisor } from './permissions.ts'

export type SealBy = 'none' | 'one' | 'two'

type SealedCompetition = Pick<
  Competition,
  'organizerId' | 'status' | 'inquiriesUntil' | 'openInquiries' | 'sealNumber' | 'sealWaits'
>

/** A finished result is official at once unless the competition wants a seal. */
export function isOfficialResult({
  status,
  seal_by: sealBy,
  sealNumber,
}: Pick<Competition, 'status' | 'sealNumber'> & { seal_by: string }): boolean {
  return status === 'finished' && (sealBy === 'none' || sealNumber !== null)
}

/** `begin`: the owner seals, and the result waits for the second person; `complete`: the result is official. */
export type SealMove = 'begin' | 'complete'

export function decideSeal(
  person: Person,
  {
    competition,
    entries,
    now,
  }: {
    competition: SealedCompetition & { seal_by: string }
    entries: readonly (Pick<Entry, 'userId' | 'role' | 'status'> & { is_head?: boolean })[]
    now: number
  },
): Decision<SealMove, 'wrong-state' | InquiryWait> {
  const { status, seal_by: sealBy, sealNumber, sealWaits } = competition
  const owns = isOwner(person, competition)
  const isSecond = sealBy === 'two' && !owns && (isHeadJudge(person, entries) || isSupervisor(person))
  if (!owns && !isSecond) return { refusal: notAllowed }
  if (status !== 'finished' || sealBy === 'none' || sealNumber !== null) return { refusal: 'wrong-state' }
  // the second person seals after the owner, once
  if (isSecond !== sealWaits) return { refusal: 'wrong-state' }
  const wait = inquiriesWait(competition, now)
  if (wait !== null) return { refusal: wait }
  return { move: sealBy === 'two' && owns ? 'begin' : 'complete' }
}

/** What a seal certifies: each athlete's place and points. */
export type SealedPlace = { athlete: number; place: number; score: number }

type Standing = { place: number; score: number } | null
export type ChangedPlace = { athlete: number; before: Standing; after: Standing }

/** In order of the new places; athletes who have none any more come last. */
export function changedPlaces(before: readonly SealedPlace[], after: readonly SealedPlace[]): ChangedPlace[] {
  const athletes = [...new Set([...after, ...before].map(({ athlete }) => athlete))]
  return athletes
    .map((athlete) => ({ athlete, before: standingOf(before, athlete), after: standingOf(after, athlete) }))
    .filter((each) => each.before?.place !== each.after?.place || each.before?.score !== each.after?.score)
}

function standingOf(places: readonly SealedPlace[], athlete: number): Standing {
  const found = places.find((each) => each.athlete === athlete)
  return found ? { place: found.place, score: found.score } : null
}
