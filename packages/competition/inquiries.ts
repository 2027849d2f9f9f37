/** An athlete's inquiry about a published round: its deadline, who answers it, and what waits for it (statuses-and-moves §14). */
import { type Decision, notAllowed } from './decision.ts'
import type { Competition, Entry, Person, Round } from './model.ts'
import { isCompetitionJudge, isHeadJudge, isOwner } from './permissions.ts'

export const mostInquiryMinutes = 60

export type InquiryOutcome = 'up' | 'same' | 'down'

type Clock = Pick<Competition, 'inquiriesUntil' | 'openInquiries'>
type Entries = readonly (Pick<Entry, 'userId' | 'role' | 'status'> & { is_head?: boolean })[]

/** Deadline in epoch ms for a phase published at `publishedAt`; null: no inquiries are taken. */
export function inquiriesEnd(minutes: number, publishedAt: number): number | null {
  return minutes > 0 ? publishedAt + minutes * 60_000 : null
}

export function inquiriesAreTaken({ inquiriesUntil }: Clock, now: number): boolean {
  return inquiriesUntil !== null && now < inquiriesUntil
}

export type InquiryWait = 'open-inquiry' | 'inquiry-window'

/** Why the phase is not advanced and the result not sealed yet. */
export function inquiriesWait(clock: Clock, now: number): InquiryWait | null {
  if (clock.openInquiries > 0) return 'open-inquiry'
  return inquiriesAreTaken(clock, now) ? 'inquiry-window' : null
}

/** `open`: waits for its answer; `answered`: final; `withdrawn`: holds nothing up. */
export type InquiryState = 'open' | 'answered' | 'withdrawn'

type InquiryContext = {
  competition: Pick<Competition, 'status'> & Clock
  round: Pick<Round, 'userId' | 'roundNumber' | 'status'>
  currentPhase: number | null
  /** The round's inquiry; null if there is none or it was withdrawn. */
  inquiry: InquiryState | null
  now: number
}

/** Only the athlete of the round may inquire, once per round. */
export function decideInquiry(
  person: Person,
  { competition, round, currentPhase, inquiry, now }: InquiryContext,
): Decision<'inquire', 'wrong-state' | 'not-current-phase' | 'too-late'> {
  if (person === null || person.id !== round.userId || round.roundNumber === null)
    return { refusal: notAllowed }
  if (round.status !== 'published' || competition.inquiriesUntil === null) return { refusal: 'wrong-state' }
  if (round.roundNumber !== currentPhase || competition.status !== 'started')
    return { refusal: 'not-current-phase' }
  if (inquiry !== null) return { refusal: 'wrong-state' }
  return inquiriesAreTaken(competition, now) ? { move: 'inquire' } : { refusal: 'too-late' }
}

export function decideWithdrawal(
  person: Person,
  { round, inquiry }: Pick<InquiryContext, 'round' | 'inquiry'>,
): Decision<'withdraw', 'wrong-state'> {
  if (person?.id !== round.userId) return { refusal: notAllowed }
  return inquiry === 'open' ? { move: 'withdraw' } : { refusal: 'wrong-state' }
}

/** A judge who did not judge the round, or the head judge, answers. */
export function decideAnswer(
  person: Person,
  {
    entries,
    judgedBy,
    round,
    inquiry,
  }: Pick<InquiryContext, 'round' | 'inquiry'> & {
    entries: Entries
    /** Users who entered tricks of the round or stopped it. */
    judgedBy: ReadonlySet<number>
  },
): Decision<'answer', 'wrong-state'> {
  const mayJudge = person !== null && isCompetitionJudge(person, entries) && person.id !== round.userId
  if (!mayJudge || (judgedBy.has(person.id) && !isHeadJudge(person, entries))) return { refusal: notAllowed }
  return inquiry === 'open' ? { move: 'answer' } : { refusal: 'wrong-state' }
}

/** Who may read an inquiry; everybody else sees only how many are open. */
export function canSeeInquiry(
  person: Person,
  competition: Pick<Competition, 'organizerId'>,
  entries: Entries,
  round: Pick<Round, 'userId'>,
): boolean {
  return isOwner(person, competition) || isCompetitionJudge(person, entries) || person?.id === round.userId
}
