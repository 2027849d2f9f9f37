/** Everybody against every action: what is not in the table is refused. */

import { describe, expect, test } from 'vitest'
import { competitionMoves } from './competition-moves.ts'
import { entryMoves } from './entry-moves.ts'
import type { Entry, Person } from './model.ts'
import * as permissions from './permissions.ts'
import { roundMoves } from './round-moves.ts'
import { aCompetition, anEntry, aPerson, aRound } from './test-data.ts'

const competition = aCompetition({ organizerId: 1 })

const people: Record<string, Person> = {
  visitor: null,
  nobody: aPerson(90),
  'an athlete': aPerson(91, 'athlete'),
  'a judge elsewhere': aPerson(92, 'judge'),
  'another organizer': aPerson(93, 'organizer'),
  supervisor: aPerson(94, 'supervisor'),
  admin: aPerson(95, 'admin'),
  owner: aPerson(1, 'organizer', 'athlete'),
  'the athlete': aPerson(10, 'athlete'),
  'the holder': aPerson(20, 'judge'),
  'another judge': aPerson(21, 'judge'),
  'an unconfirmed judge': aPerson(22, 'judge'),
  'a declined judge': aPerson(23, 'judge'),
}

const entries: Entry[] = [
  anEntry({ id: 1, userId: 10 }),
  anEntry({ id: 2, userId: 20, role: 'judge' }),
  anEntry({ id: 3, userId: 21, role: 'judge' }),
  anEntry({ id: 4, userId: 22, role: 'judge', status: 'pending' }),
  anEntry({ id: 5, userId: 23, role: 'judge', status: 'declined' }),
]
const entry = anEntry({ id: 1, userId: 10 })
const round = aRound({ userId: 10, judgeId: 20, status: 'scoring' })
const training = aRound({ userId: 10, roundNumber: null })

const owner = ['owner']
const everyJudge = ['the holder', 'another judge']

const table: { action: string; can: (person: Person) => boolean; who: string[] }[] = [
  {
    action: 'create a competition',
    can: permissions.canCreateCompetition,
    who: ['another organizer', 'owner'],
  },
  { action: 'change the settings', can: permissions.canChangeSettings, who: ['admin'] },
  { action: 'edit the competition', can: (p) => permissions.canEditCompetition(p, competition), who: owner },
  {
    action: 'delete the competition',
    can: (p) => permissions.canDeleteCompetition(p, competition),
    who: owner,
  },
  { action: 'approve the competition', can: permissions.canApproveCompetition, who: ['supervisor', 'admin'] },
  {
    action: 'publish the competition',
    can: (p) => permissions.canPublishCompetition(p, competition),
    who: owner,
  },
  {
    action: 'start the competition',
    can: (p) => permissions.canStartCompetition(p, competition),
    who: owner,
  },
  { action: 'manage entries', can: (p) => permissions.canManageEntries(p, competition), who: owner },
  { action: 'invite', can: (p) => permissions.canInvite(p, competition), who: owner },
  { action: 'approve an entry', can: (p) => permissions.canApproveEntry(p, competition), who: owner },
  { action: 'mark an entry paid', can: (p) => permissions.canMarkPaid(p, competition), who: owner },
  { action: 'order the athletes', can: (p) => permissions.canOrderAthletes(p, competition), who: owner },
  { action: 'send the mails', can: (p) => permissions.canSendMails(p, competition), who: owner },
  { action: 'delete an entry', can: (p) => permissions.canDeleteEntry(p, competition), who: owner },
  { action: 'confirm the entry', can: (p) => permissions.canConfirmEntry(p, entry), who: ['the athlete'] },
  {
    action: 'decline the entry',
    can: (p) => permissions.canDeclineEntry(p, competition, entry),
    who: ['owner', 'the athlete'],
  },
  {
    action: 'register',
    can: (p) => permissions.canRegisterAthlete(p, competition),
    who: ['an athlete', 'the athlete'],
  },
  { action: 'judge here', can: (p) => permissions.isCompetitionJudge(p, entries), who: everyJudge },
  {
    action: 'act on the round',
    can: (p) => permissions.canActOnRound(p, competition, entries, round),
    who: everyJudge,
  },
  {
    action: 'score the round',
    can: (p) => permissions.canScoreRound(p, competition, entries, round),
    who: ['the holder'],
  },
  {
    action: 'cancel the scoring',
    can: (p) => permissions.canCancelScoring(p, competition, entries, round),
    who: ['owner', 'the holder'],
  },
  { action: 'review the round', can: (p) => permissions.canReviewRound(p, round), who: ['the athlete'] },
  { action: 'publish a phase', can: (p) => permissions.canPublishPhase(p, competition), who: owner },
  { action: 'advance a phase', can: (p) => permissions.canAdvancePhase(p, competition), who: owner },
  {
    action: 'create a training round',
    can: permissions.canCreateTraining,
    who: ['an athlete', 'owner', 'the athlete'],
  },
  {
    action: 'edit the training round',
    can: (p) => permissions.canEditTraining(p, training),
    who: ['the athlete'],
  },
  {
    action: 'publish the training round',
    can: (p) => permissions.canPublishTraining(p, training),
    who: ['the athlete'],
  },
  {
    action: 'delete the training round',
    can: (p) => permissions.canDeleteTraining(p, training),
    who: ['the athlete'],
  },
  { action: 'be its owner', can: (p) => permissions.isOwner(p, competition), who: owner },
  { action: 'supervise', can: permissions.isSupervisor, who: ['supervisor', 'admin'] },
  { action: 'grant roles', can: permissions.canGrantRoles, who: ['admin'] },
]

function whoOf(can: (person: Person) => boolean): string[] {
  return Object.keys(people).filter((name) => can(people[name] ?? null))
}

describe('who may', () => {
  test.each(table)('$action: $who', ({ can, who }) => {
    expect(whoOf(can)).toEqual(who)
  })

  test('every function that grants something is in the table or below it', () => {
    const below = ['isAdmin', 'canBeInvitedAsJudge', 'canBeInvitedAsAthlete']
    const moves = ['canMoveCompetition', 'canMoveEntry', 'canMoveRound']
    expect(Object.keys(permissions)).toHaveLength(table.length + below.length + moves.length)
  })
})

describe('who may make each move', () => {
  test.each(competitionMoves)('competition from $from to $to', (move) => {
    expect(whoOf((person) => permissions.canMoveCompetition(person, competition, move))).toEqual(
      move.verb === 'approve' ? ['supervisor', 'admin'] : owner,
    )
  })

  const ofEntry = {
    'send-mail': owner,
    confirm: ['the athlete'],
    approve: owner,
    decline: ['owner', 'the athlete'],
    'start-competing': [],
    eliminate: [],
  }
  test.each(entryMoves)('entry from $from to $to', (move) => {
    expect(whoOf((person) => permissions.canMoveEntry(person, competition, entry, move))).toEqual(
      ofEntry[move.verb],
    )
  })

  const ofRound = {
    'start-recording': everyJudge,
    'stop-recording': everyJudge,
    claim: everyJudge,
    'save-score': ['the holder'],
    'cancel-scoring': ['owner', 'the holder'],
    reopen: everyJudge,
    'save-edit': ['the holder'],
    'cancel-edit': ['owner', 'the holder'],
    disqualify: everyJudge,
    injure: everyJudge,
    publish: owner,
  }
  test.each(roundMoves)('round from $from to $to ($verb)', (move) => {
    expect(whoOf((person) => permissions.canMoveRound(person, competition, entries, round, move))).toEqual(
      ofRound[move.verb],
    )
  })
})

describe('nobody judges his or her own round', () => {
  const own = aRound({ userId: 20, judgeId: 20 })
  test.each([
    'start-recording',
    'claim',
    'save-score',
    'cancel-scoring',
    'reopen',
    'save-edit',
    'disqualify',
  ])('%s', (verb) => {
    const moves = roundMoves.filter((move) => move.verb === verb)
    const holder = people['the holder'] ?? null
    expect(moves.some((move) => permissions.canMoveRound(holder, competition, entries, own, move))).toBe(
      false,
    )
  })
})

test('a training round is nobody else’s: no judge acts on it, no owner releases it, nobody reviews it', () => {
  expect(whoOf((p) => permissions.canActOnRound(p, competition, entries, training))).toEqual([])
  expect(whoOf((p) => permissions.canCancelScoring(p, competition, entries, training))).toEqual([])
  expect(whoOf((p) => permissions.canReviewRound(p, training))).toEqual([])
})

test('a competition round is not edited, published or deleted as training, not even by its athlete', () => {
  expect(whoOf((p) => permissions.canEditTraining(p, round))).toEqual([])
  expect(whoOf((p) => permissions.canPublishTraining(p, round))).toEqual([])
  expect(whoOf((p) => permissions.canDeleteTraining(p, round))).toEqual([])
})

test('an entry of an address without an account is confirmed by nobody', () => {
  expect(whoOf((p) => permissions.canConfirmEntry(p, { userId: null }))).toEqual([])
})

test('accounts are invited by their role', () => {
  expect(permissions.canBeInvitedAsJudge({ roles: ['judge'] })).toBe(true)
  expect(permissions.canBeInvitedAsJudge({ roles: ['athlete'] })).toBe(false)
  expect(permissions.canBeInvitedAsAthlete({ roles: ['athlete'] })).toBe(true)
  expect(permissions.canBeInvitedAsAthlete({ roles: ['judge'] })).toBe(false)
})
