import { describe, expect, test } from 'vitest'
import {
  decideAnswer,
  decideInquiry,
  inquiriesAreTaken,
  inquiriesEnd,
  inquiriesWait,
  type InquiryState,
} from './inquiries.ts'
import { organizerStep } from './organizer-step.ts'
import { competitionWith, entryWith, personWith, roundWith } from './test-fixtures.ts'

const minute = 60_000
const clock = (until: number | null, open = 0) => ({ inquiriesUntil: until, openInquiries: open })

describe('the clock', () => {
  test('runs from the publication for as many minutes; without minutes there is none', () => {
    expect(inquiriesEnd(15, 1000)).toBe(1000 + 15 * minute)
    expect(inquiriesEnd(0, 1000)).toBeNull()
    expect(inquiriesAreTaken(clock(5000), 4999)).toBe(true)
    expect(inquiriesAreTaken(clock(5000), 5000)).toBe(false)
    expect(inquiriesAreTaken(clock(null), 0)).toBe(false)
  })
  test('holds the phase while it runs, and an open inquiry after it too', () => {
    expect(inquiriesWait(clock(5000), 4000)).toBe('inquiry-window')
    expect(inquiriesWait(clock(5000, 1), 9000)).toBe('open-inquiry')
    expect(inquiriesWait(clock(5000), 5000)).toBeNull()
    const competition = competitionWith({ status: 'started', stages: [1], ...clock(5000) })
    const rounds = [roundWith({ status: 'published' })]
    const stepAt = (now: number) =>
      organizerStep(personWith(1, 'organizer'), { competition, entries: [], rounds, now })
    expect([stepAt(4000), stepAt(5000)]).toEqual([null, 'advance-phase'])
  })
})

describe('an inquiry', () => {
  const athlete = personWith(10, 'athlete')
  const round = roundWith({ status: 'published' })
  const make = (about: object = {}) => {
    const competition = competitionWith({ status: 'started', ...clock(5000) })
    const { refusal } = decideInquiry(athlete, {
      competition,
      round,
      currentPhase: 1,
      inquiry: null,
      now: 4000,
      ...about,
    })
    return refusal ?? 'made'
  }
  test.each([
    [{}, 'made'],
    [{ now: 5000 }, 'too-late'],
    [{ currentPhase: 2 }, 'not-current-phase'],
    [{ inquiry: 'answered' }, 'wrong-state'],
    [{ round: roundWith({ status: 'completed' }) }, 'wrong-state'],
    [{ competition: competitionWith({ status: 'started' }) }, 'wrong-state'],
    [{ round: roundWith({ status: 'published', userId: 11 }) }, 'not-allowed'],
  ])('%j', (about, expected) => expect(make(about)).toBe(expected))

  const answer = (id: number, state: InquiryState = 'open', isHead = false) => {
    const entries = [20, 21, 10].map((userId) => ({
      ...entryWith({ userId, role: 'judge' }),
      is_head: isHead && userId === 20,
    }))
    const context = { entries, round, judgedBy: new Set([20]), inquiry: state }
    return decideAnswer(personWith(id, 'judge'), context).refusal ?? 'answered'
  }
  test('is answered by a judge who did not judge the round, or the head, once', () => {
    expect(answer(21)).toBe('answered')
    expect(answer(20)).toBe('not-allowed')
    expect(answer(20, 'open', true)).toBe('answered')
    expect(answer(10)).toBe('not-allowed')
    expect(answer(22)).toBe('not-allowed')
    expect(answer(21, 'answered')).toBe('wrong-state')
    expect(answer(21, 'withdrawn')).toBe('wrong-state')
  })
})
