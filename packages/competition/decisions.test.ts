/**
 * The tables of statuses-and-moves §2 to §11, written out by hand: every verb, who may use it, and in which status. The API is
 * tested against the same decisions (apps/api/src/*-decisions-enforced.test.ts).
 */

import { describe, expect, test } from 'vitest'
import { type CompetitionVerb, decideCompetition, statusAfterSave } from './competition-moves.ts'
import { decideEntries, type EntryVerb, feesAreOwed, initialEntryStatus } from './entry-moves.ts'
import type { Entry, Person, RoundStatus } from './model.ts'
import * as permissions from './permissions.ts'
import { isAdmin } from './roles.ts'
import { decidePhase, phaseVerbIsDone } from './phases.ts'
import { decideReview } from './review.ts'
import { decideRound, decideRoundTo, roundMoves, type RoundVerb } from './round-moves.ts'
import { decideStart } from './start.ts'
import { competitionStatuses, entryStatuses, roundStatuses } from './statuses.ts'
import { competitionWith, entryWith, personWith, roundWith } from './test-fixtures.ts'
import { decideTraining } from './training.ts'

const people = {
  visitor: null,
  nobody: personWith(90),
  'an athlete': personWith(91, 'athlete'),
  'a judge elsewhere': personWith(92, 'judge'),
  'another organizer': personWith(93, 'organizer'),
  supervisor: personWith(94, 'supervisor'),
  admin: personWith(95, 'admin'),
  owner: personWith(1, 'organizer', 'athlete'),
  'the athlete': personWith(10, 'athlete'),
  'the holder': personWith(20, 'judge'),
  'another judge': personWith(21, 'judge'),
  'a judge who competes': personWith(22, 'judge', 'athlete'),
  'an unconfirmed judge': personWith(23, 'judge'),
  'a declined judge': personWith(24, 'judge'),
  // the person's entries stay, but the account lost the role
  'owner without the role': personWith(1),
  'a judge without the role': personWith(25),
} satisfies Record<string, Person>
type Who = keyof typeof people
const everybody = Object.keys(people) as Who[]

const judge = (userId: number, status: Entry['status'] = 'approved') =>
  entryWith({ id: userId, userId, role: 'judge', status })
const entries: Entry[] = [
  entryWith({ id: 1, userId: 10, status: 'competing' }),
  judge(20),
  judge(21),
  judge(22),
  entryWith({ id: 2, userId: 22, status: 'competing' }),
  judge(23, 'pending'),
  judge(24, 'declined'),
  judge(25),
]

const everyJudge: Who[] = ['the holder', 'another judge', 'a judge who competes']
const neutralJudge: Who[] = ['the holder', 'another judge']
const everyAthlete: Who[] = ['an athlete', 'the athlete', 'a judge who competes']

type Decided = { move?: unknown; refusal?: string | undefined }
const outcomeOf = ({ move, refusal }: Decided) => refusal ?? (move ? 'move' : 'nothing')
/** The people who are not refused with `not-allowed`. */
const whoMay = (decide: (person: Person) => Decided) =>
  everybody.filter((who) => decide(people[who]).refusal !== 'not-allowed')

test.each<[string, (person: Person) => boolean, Who[]]>([
  ['create a competition', permissions.canCreateCompetition, ['another organizer', 'owner']],
  [
    'create a training round',
    permissions.canCreateTraining,
    ['an athlete', 'owner', 'the athlete', 'a judge who competes'],
  ],
  ['supervise', permissions.isSupervisor, ['supervisor', 'admin']],
  ['grant roles', isAdmin, ['admin']],
  ['judge here', (person) => permissions.isCompetitionJudge(person, entries), everyJudge],
  [
    'compete here',
    (person) => permissions.competes(person, entries),
    ['the athlete', 'a judge who competes'],
  ],
  [
    'be invited as a judge',
    (person) => person !== null && permissions.canBeInvitedAs('judge', person),
    [
      'a judge elsewhere',
      'the holder',
      'another judge',
      'a judge who competes',
      'an unconfirmed judge',
      'a declined judge',
    ],
  ],
])('to %s', (_, may, who) => {
  expect(everybody.filter((each) => may(people[each]))).toEqual(who)
})

const giveBack = (status: (typeof competitionStatuses)[number], dateStart: number | null) =>
  decideCompetition(
    people.owner,
    { competition: competitionWith({ status, dateStart }), now: 9 },
    'give-back',
  )

describe('a competition', () => {
  const before = ['registered', 'pending', 'approved', 'published']
  test.each<[CompetitionVerb, by: Who[], from: string[], otherwise: string]>([
    ['edit', ['owner'], ['registered', 'pending'], 'competition-locked'],
    ['edit-late', ['owner'], before, 'competition-locked'],
    ['delete', ['owner'], ['registered', 'pending', 'approved'], 'competition-locked'],
    ['approve', ['supervisor', 'admin'], ['pending'], 'wrong-state'],
    ['publish', ['owner'], ['approved'], 'wrong-state'],
    ['return', ['supervisor', 'admin'], ['pending'], 'wrong-state'],
    ['give-back', ['owner'], [], 'wrong-state'],
    ['copy', ['owner'], [...competitionStatuses], 'wrong-state'],
    ['invite-athletes', ['owner'], before, 'wrong-state'],
    ['invite-judges', ['owner'], [...before, 'started'], 'wrong-state'],
    ['order-athletes', ['owner'], before, 'wrong-state'],
    ['register', everyAthlete, ['published'], 'wrong-state'],
    ['set-up-screens', ['owner'], ['published', 'started', 'finished'], 'wrong-state'],
    ['reveal-podium', ['owner'], ['finished'], 'wrong-state'],
    ['set-up-webhooks', ['admin', 'owner'], [...competitionStatuses], 'wrong-state'],
  ])('%s: %j from %j', (verb, by, from, otherwise) => {
    for (const status of [...competitionStatuses, 'unknown' as const]) {
      const decide = (person: Person) =>
        decideCompetition(person, { competition: competitionWith({ status, dateStart: 9 }), now: 8 }, verb)
      expect(whoMay(decide)).toEqual(by)
      const [one = 'visitor'] = by
      expect([status, outcomeOf(decide(people[one]))]).toEqual([
        status,
        from.includes(status) ? 'move' : otherwise,
      ])
    }
  })
  test('where it leads', () => {
    const [pending, approved] = [
      competitionWith({ status: 'pending' }),
      competitionWith({ status: 'approved' }),
    ]
    expect(decideCompetition(people.admin, { competition: pending, now: -1 }, 'approve').move?.to).toBe(
      'approved',
    )
    expect(decideCompetition(people.owner, { competition: approved, now: -1 }, 'publish').move?.to).toBe(
      'published',
    )
    expect([0, 99, 100].map(statusAfterSave)).toEqual(['registered', 'registered', 'pending'])
  })
  test('is neither approved nor published while incomplete', () => {
    const competition = competitionWith({ status: 'registered', completionPercentage: 92 })
    const refusals = [
      decideCompetition(people.supervisor, { competition, now: -1 }, 'approve'),
      decideCompetition(people.owner, { competition, now: -1 }, 'publish'),
    ].map(outcomeOf)
    expect(refusals).toEqual(['competition-incomplete', 'competition-incomplete'])
  })
  test('is neither approved nor published once its start has passed', () => {
    const refusals = [
      decideCompetition(
        people.admin,
        { competition: competitionWith({ status: 'pending', dateStart: 9 }), now: 9 },
        'approve',
      ),
      decideCompetition(
        people.owner,
        { competition: competitionWith({ status: 'approved', dateStart: 9 }), now: 9 },
        'publish',
      ),
    ].map(outcomeOf)
    expect(refusals).toEqual(['start-has-passed', 'start-has-passed'])
  })
  test('is given back by its owner for a new date, once its start has passed: an approved one only', () => {
    const passed = competitionStatuses.map((status) => outcomeOf(giveBack(status, 9)))
    expect(passed.map((outcome, index) => outcome === 'move' && competitionStatuses[index])).toEqual(
      competitionStatuses.map((status) => status === 'approved' && status),
    )
    expect(giveBack('approved', 9).move?.to).toBe('registered')
    expect([outcomeOf(giveBack('approved', 10)), outcomeOf(giveBack('approved', null))]).toEqual([
      'wrong-state',
      'wrong-state',
    ])
  })
  test('athletes cannot register when it is by invitation', () => {
    const competition = competitionWith({ isOpen: false })
    expect(outcomeOf(decideCompetition(people['an athlete'], { competition, now: -1 }, 'register'))).toBe(
      'wrong-state',
    )
  })
  test('athletes register from the opening until the closing of registration, the others are not bound by it', () => {
    const competition = competitionWith({ registrationOpensAt: 3, registrationClosesAt: 5, dateStart: 9 })
    const at = (now: number, verb: CompetitionVerb) =>
      outcomeOf(
        decideCompetition(people[verb === 'register' ? 'an athlete' : 'owner'], { competition, now }, verb),
      )
    expect([2, 3, 4, 5].map((now) => at(now, 'register'))).toEqual([
      'registration-closed',
      'move',
      'move',
      'registration-closed',
    ])
    expect(at(2, 'invite-athletes')).toBe('move')
  })
  test('is started by the owner when nothing prevents it (start.test.ts)', () => {
    const competition = competitionWith({ athletesMin: 1 })
    const approved = [entryWith({ id: 1, userId: 10 })]
    const start = (person: Person, now: number) =>
      decideStart(person, { competition, entries: approved, now })
    expect(whoMay((person) => start(person, 0))).toEqual(['owner'])
    expect(start(people.owner, 0).move).toMatchObject({ competing: [1] })
    expect(outcomeOf(start(people.owner, -1))).toBe('start-date-not-reached')
  })
})

describe('an entry', () => {
  const own: Who[] = ['the athlete']
  const listed = ['registered', 'invited', 'pending', 'approved']
  test.each<[EntryVerb, by: Who[], from: string[], to: string | undefined]>([
    ['send-mail', ['owner'], ['registered'], 'invited'],
    ['confirm', own, ['invited'], 'pending'],
    ['approve', ['owner'], ['pending'], 'approved'],
    ['decline', ['owner', ...own], listed, 'declined'],
    ['pay', ['owner'], ['approved'], undefined],
    ['delete', ['owner'], ['registered'], undefined],
  ])('%s: %j from %j', (verb, by, from, to) => {
    for (const status of [...entryStatuses, 'unknown' as const]) {
      const entry = entryWith({ status, feesPaid: false })
      const decide = (person: Person) =>
        decideEntries(person, { competition: competitionWith(), entries: [] }, [entry], verb)
      expect(whoMay(decide)).toEqual(by)
      const decision = decide(people[by[0] ?? 'visitor'])
      expect([status, outcomeOf(decision)]).toEqual([status, from.includes(status) ? 'move' : 'wrong-state'])
      if (decision.move) expect('to' in decision.move ? decision.move.to : undefined).toBe(to)
    }
  })
  test.each([
    { role: 'athlete', status: 'published', bringsIn: true, leaves: true, removed: true },
    { role: 'athlete', status: 'started', bringsIn: false, leaves: false, removed: false },
    { role: 'athlete', status: 'finished', bringsIn: false, leaves: false, removed: false },
    { role: 'judge', status: 'published', bringsIn: true, leaves: true, removed: true },
    { role: 'judge', status: 'started', bringsIn: true, leaves: false, removed: true },
    { role: 'judge', status: 'finished', bringsIn: false, leaves: false, removed: true },
    { role: 'judge', status: 'unknown', bringsIn: false, leaves: false, removed: false },
    { role: 'unknown', status: 'published', bringsIn: false, leaves: false, removed: false },
  ] as const)('a $role of a $status competition', ({ role, status, bringsIn, leaves, removed }) => {
    const context = { competition: competitionWith({ status }), entries: [] }
    const isOpen = (verb: EntryVerb, from: Entry['status']) =>
      [people.owner, personWith(10, 'athlete', 'judge')].some(
        (person) => decideEntries(person, context, [entryWith({ role, status: from })], verb).move,
      )
    expect([
      isOpen('send-mail', 'registered'),
      isOpen('confirm', 'invited'),
      isOpen('approve', 'pending'),
    ]).toEqual([bringsIn, bringsIn, bringsIn])
    expect([isOpen('decline', 'approved'), isOpen('delete', 'registered')]).toEqual([leaves, removed])
  })
  test.each([
    ['judge', 'started', ['registered', 'invited']],
    ['judge', 'finished', ['registered', 'invited']],
    ['judge', 'unknown', []],
    ['athlete', 'started', []],
  ] as const)('after the start, of a %s of a %s competition, that leaves is at %j', (role, status, from) => {
    const context = { competition: competitionWith({ status }), entries: [] }
    const judgeHere = personWith(10, 'judge')
    const leaves = (person: Person, verb: EntryVerb, judged: readonly number[] = []) =>
      entryStatuses.filter(
        (each) =>
          decideEntries(
            person,
            { ...context, judgedBy: new Set(judged) },
            [entryWith({ role, status: each })],
            verb,
          ).move,
      )
    expect([leaves(people.owner, 'delete'), leaves(people.owner, 'decline')]).toEqual([from, from])
    expect([leaves(judgeHere, 'delete'), leaves(judgeHere, 'decline')]).toEqual([[], from])
    // a judge who has recorded or scored a round cannot leave
    expect([leaves(people.owner, 'delete', [10]), leaves(judgeHere, 'decline', [10])]).toEqual([[], []])
  })
  test('of an address without an account cannot be confirmed', () => {
    const entry = entryWith({ userId: null, status: 'invited' })
    const context = { competition: competitionWith(), entries: [] }
    expect(whoMay((person) => decideEntries(person, context, [entry], 'confirm'))).toEqual([])
  })
  test('can be declined but not confirmed when the account no longer has the role', () => {
    const context = { competition: competitionWith(), entries: [] }
    const selected = [entryWith({ userId: 10, status: 'invited' })]
    expect(outcomeOf(decideEntries(personWith(10), context, selected, 'confirm'))).toBe('not-allowed')
    expect(outcomeOf(decideEntries(personWith(10), context, selected, 'decline'))).toBe('move')
  })
  test('several entries move together or not at all', () => {
    const context = { competition: competitionWith(), entries: [] }
    const both = (verb: EntryVerb, person: Person, ...selected: Entry[]) =>
      outcomeOf(decideEntries(person, context, selected, verb))
    const [pending, invited] = [entryWith({ status: 'pending' }), entryWith({ status: 'invited' })]
    expect(both('approve', people.owner, pending, pending)).toBe('move')
    expect(both('approve', people.owner, pending, invited)).toBe('wrong-state')
    const anothers = entryWith({ userId: 11, status: 'invited' })
    expect(both('confirm', people['the athlete'], invited, anothers)).toBe('not-allowed')
  })
  test('athletes are approved while there is room, all of them; judges take no place', () => {
    const [one, two] = [entryWith({ id: 8, status: 'pending' }), entryWith({ id: 9, status: 'pending' })]
    const approve = (athletesMax: number, ...selected: Entry[]) =>
      outcomeOf(
        decideEntries(
          people.owner,
          { competition: competitionWith({ athletesMax }), entries: [entryWith(), judge(20), ...selected] },
          selected,
          'approve',
        ),
      )
    expect([approve(2, one), approve(3, one, two)]).toEqual(['move', 'move'])
    expect([approve(1, one), approve(2, one, two)]).toEqual(['competition-full', 'competition-full'])
    expect(approve(0, judge(30, 'pending'))).toBe('move')
  })
  test('fees are marked once, on athletes; without a fee nobody owes them', () => {
    const context = { competition: competitionWith({ fees: 0 }), entries: [] }
    const pay = (entry: Entry) => outcomeOf(decideEntries(people.owner, context, [entry], 'pay'))
    const unpaid = entryWith({ feesPaid: false })
    expect([pay(unpaid), pay(entryWith({ feesPaid: true })), pay({ ...unpaid, role: 'judge' })]).toEqual([
      'move',
      'wrong-state',
      'wrong-state',
    ])
    expect(feesAreOwed(competitionWith({ fees: 20 }), unpaid)).toBe(true)
    expect(feesAreOwed(competitionWith({ fees: 0 }), unpaid)).toBe(false)
  })
  test('a new one is registered when invited, pending when the athlete registers', () => {
    expect(initialEntryStatus).toEqual({ invite: 'registered', register: 'pending' })
  })
})

describe('a round', () => {
  const competition = competitionWith({ status: 'started' })
  const context = (about: Parameters<typeof roundWith>[0] = {}) => ({
    competition,
    entries,
    round: roundWith({ judgeId: 20, ...about }),
    currentPhase: 1,
  })
  const stoppable = ['pending', 'recording', 'recorded', 'completed']
  const orOwner: Who[] = ['owner', 'the holder']
  test.each<[RoundVerb, by: Who[], from: string[], to: string]>([
    ['start-recording', everyJudge, ['pending'], 'recording'],
    ['stop-recording', everyJudge, ['recording'], 'recorded'],
    ['claim', everyJudge, ['recorded'], 'scoring'],
    ['save-score', ['the holder'], ['scoring'], 'completed'],
    ['cancel-scoring', orOwner, ['scoring'], 'recorded'],
    ['reopen', everyJudge, ['completed'], 'review'],
    ['save-edit', ['the holder'], ['review'], 'completed'],
    ['cancel-edit', orOwner, ['review'], 'completed'],
    ['disqualify', neutralJudge, stoppable, 'disqualified'],
    ['injure', neutralJudge, stoppable, 'injured'],
  ])('%s: %j from %j to %s', (verb, by, from, to) => {
    for (const status of [...roundStatuses, 'unknown' as const]) {
      const decide = (person: Person) => decideRound(person, context({ status }), verb)
      const isThere = from.includes(status)
      expect(everybody.filter((who) => decide(people[who]).move)).toEqual(isThere ? by : [])
      if (isThere) expect(whoMay(decide)).toEqual(by)
      expect(outcomeOf(decide(people['the holder']))).toBe(isThere ? 'move' : 'wrong-state')
      if (isThere) expect(decide(people['the holder']).move).toMatchObject({ to })
      // nobody judges their own round
      const own = context({ status, userId: 20 })
      expect(outcomeOf(decideRound(people['the holder'], own, verb))).toBe('not-allowed')
    }
  })
  test.each<[about: Parameters<typeof roundWith>[0], to: RoundStatus]>([
    [{}, 'pending'],
    [{ recordingStartAt: 1 }, 'recording'],
    [{ recordingStartAt: 1, recordingEndAt: 2 }, 'recorded'],
    [{ recordingStartAt: 1, recordingEndAt: 2, completedAt: 3 }, 'completed'],
  ])('that is stopped, of %j, is set back to %s, by who stopped it and the owner', (about, to) => {
    for (const status of ['disqualified', 'injured'] as const) {
      const decide = (person: Person, requested: RoundStatus) =>
        decideRoundTo(person, context({ status, ...about }), requested)
      expect(whoMay((person) => decide(person, to))).toEqual(orOwner)
      for (const requested of roundStatuses) {
        const { move, refusal } = decide(people['the holder'], requested)
        expect([requested, move?.verb ?? refusal]).toEqual([
          requested,
          requested === to ? 'set-back' : expect.anything(),
        ])
        expect(decide(people.owner, requested).move?.verb).toBe(requested === to ? 'set-back' : undefined)
      }
    }
  })
  test('that is published cannot be set back', () => {
    for (const who of everybody)
      expect(decideRound(people[who], context({ status: 'published' }), 'set-back').move).toBeUndefined()
  })
  test('there is no other verb', () => expect(new Set(roundMoves.map(({ verb }) => verb))).toHaveLength(11))
  test.each([
    ['claim', 'scoring', 'round-taken'],
    ['reopen', 'review', 'round-taken'],
    ['save-score', 'scoring', 'not-allowed'],
    ['cancel-edit', 'review', 'not-allowed'],
    ['save-score', 'recorded', 'wrong-state'],
  ] as const)('another judge who is too late to %s one in %s is refused: %s', (verb, status, refusal) => {
    expect(outcomeOf(decideRound(people['another judge'], context({ status }), verb))).toBe(refusal)
  })
  test.each([
    ['not-current-phase', { currentPhase: 2 }],
    ['wrong-state', { competition: competitionWith({ status: 'finished' }) }],
  ])('elsewhere than in the current phase of a started competition: %s', (refusal, about) => {
    const elsewhere = { ...context({ status: 'recorded' }), ...about }
    expect(outcomeOf(decideRound(people['the holder'], elsewhere, 'claim'))).toBe(refusal)
  })
  test.each([
    ['recorded', 'recording', 'stop-recording'],
    ['recorded', 'scoring', 'cancel-scoring'],
    ['completed', 'review', 'cancel-edit'],
    ['completed', 'scoring', 'save-score'],
  ] as const)('to %s from %s is %s', (to, status, verb) => {
    expect(decideRoundTo(people['the holder'], context({ status }), to).move).toMatchObject({ verb })
  })
  test('when only the status is named, a person who could set it from another status gets wrong-state', () => {
    const pending = context({ status: 'pending' })
    expect(whoMay((person) => decideRoundTo(person, pending, 'recorded'))).toEqual(['owner', ...everyJudge])
    expect(whoMay((person) => decideRoundTo(person, pending, 'scoring'))).toEqual(everyJudge)
  })
  test('is reviewed by its athlete while the review is open', () => {
    for (const status of [...roundStatuses, 'unknown' as const]) {
      const review = (person: Person) => decideReview(person, roundWith({ status }))
      expect(whoMay(review)).toEqual(['the athlete'])
      const isOpen = status === 'completed' || status === 'disqualified' || status === 'injured'
      expect(outcomeOf(review(people['the athlete']))).toBe(isOpen ? 'move' : 'review-closed')
    }
  })
  test('of training is neither judged nor reviewed', () => {
    const training = context({ roundNumber: null, status: 'scoring' })
    for (const { verb } of roundMoves)
      expect(whoMay((person) => decideRound(person, training, verb))).toEqual([])
    expect(whoMay((person) => decideReview(person, training.round))).toEqual([])
  })
})

const isDone = (verb: 'publish' | 'advance', rounds: object[], about = {}) =>
  phaseVerbIsDone(competitionWith({ status: 'started', ...about }), rounds.map(roundWith), {
    verb,
    roundNumber: 1,
  })

describe('a phase', () => {
  const competition = competitionWith({ status: 'started' })
  const decide = (
    person: Person,
    verb: 'publish' | 'advance',
    ...statuses: (typeof roundStatuses)[number][]
  ) =>
    decidePhase(
      person,
      { competition, rounds: statuses.map((status) => roundWith({ status })), roundNumber: 1 },
      verb,
    )
  test('is published and left by the owner, whole', () => {
    expect(whoMay((person) => decide(person, 'publish', 'completed'))).toEqual(['owner'])
    expect(whoMay((person) => decide(person, 'advance', 'published'))).toEqual(['owner'])
    expect(outcomeOf(decide(people.owner, 'publish', 'completed', 'injured', 'disqualified'))).toBe('move')
    expect(outcomeOf(decide(people.owner, 'publish', 'completed', 'review'))).toBe('phase-not-ready')
    expect(outcomeOf(decide(people.owner, 'advance', 'published', 'published'))).toBe('move')
    expect(outcomeOf(decide(people.owner, 'advance', 'published', 'completed'))).toBe('phase-not-ready')
  })
  test('moves only as the current one of a running competition whose stages are known', () => {
    const context = { competition, rounds: [roundWith({ status: 'published' })], roundNumber: 1 }
    const advance = (about: object) =>
      outcomeOf(decidePhase(people.owner, { ...context, ...about }, 'advance'))
    expect(advance({ roundNumber: 2 })).toBe('not-current-phase')
    expect(advance({ competition: competitionWith({ status: 'finished' }) })).toBe('wrong-state')
    const newer = competitionWith({ status: 'started', stages: ['unknown', 1] })
    expect(advance({ competition: newer })).toBe('phase-not-ready')
  })
  test('was published or left already when its rounds or those of the next phase say so', () => {
    expect(isDone('publish', [{ status: 'completed' }])).toBe(false)
    expect(isDone('publish', [{ status: 'published' }])).toBe(true)
    expect(isDone('advance', [{ status: 'published' }])).toBe(false)
    expect(isDone('advance', [{ status: 'published' }, { roundNumber: 2 }])).toBe(true)
    expect(isDone('advance', [{ status: 'published' }], { status: 'finished' })).toBe(true)
  })
})

describe('a training round', () => {
  test.each([
    [{}, 'move'],
    [{ status: 'published' as const }, 'wrong-state'],
    [{ status: 'unknown' as const }, 'wrong-state'],
    [{ roundNumber: 1 }, 'not-allowed'],
  ])('its athlete corrects, publishes and deletes it until it is published: %j', (about, expected) => {
    const round = roundWith({ roundNumber: null, status: 'completed', ...about })
    expect(outcomeOf(decideTraining(people['the athlete'], round))).toBe(expected)
  })
  test('is its athlete’s alone', () => {
    const round = roundWith({ roundNumber: null, status: 'completed' })
    expect(whoMay((person) => decideTraining(person, round))).toEqual(['the athlete'])
  })
})
