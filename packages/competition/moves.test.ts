/** statuses-and-moves §2 to §6, once more and differently: every pair of statuses, each allowed one spelled out. */

import { describe, expect, test } from 'vitest'
import { competitionMove, competitionMoves, statusAfterSave } from './competition-moves.ts'
import {
  competitionIsDeletable,
  competitionIsApprovable,
  competitionIsEditable,
  competitionIsPublishable,
} from './competition-moves.ts'
import {
  beginnings,
  competitionIsFull,
  entryIsDeletable,
  entryIsPayable,
  entryMove,
  entryMoveIsOpen,
  entryMoves,
  feesAreOwed,
  invitationIsOpen,
  registrationIsOpen,
} from './entry-moves.ts'
import { roundMove, roundMoveBy, roundMoves } from './round-moves.ts'
import type { RoundVerb } from './round-moves.ts'
import { competitionStatuses, entryStatuses, roundStatuses } from './statuses.ts'
import { aCompetition, anEntry } from './test-data.ts'

const competitionTable = `
  registered > pending   complete      owner
  pending > registered   reopen-draft  owner
  pending > approved     approve       supervisor
  approved > published   publish       owner
  published > started    start         owner
  started > finished     finish        owner`

const entryTable = `
  registered > invited     send-mail        owner            before
  invited > pending        confirm          person           before
  pending > approved       approve          owner            before
  registered > declined    decline          owner-or-person  before
  invited > declined       decline          owner-or-person  before
  pending > declined       decline          owner-or-person  before
  approved > declined      decline          owner-or-person  before
  approved > competing     start-competing  competition      after
  competing > eliminated   eliminate        competition      after`

const roundTable = `
  pending > recording        start-recording  judge
  recording > recorded       stop-recording   judge
  recorded > scoring         claim            judge
  scoring > completed        save-score       holder
  scoring > recorded         cancel-scoring   holder-or-owner
  completed > review         reopen           judge
  review > completed         cancel-edit      holder-or-owner
  pending > disqualified     disqualify       judge
  recording > disqualified   disqualify       judge
  recorded > disqualified    disqualify       judge
  completed > disqualified   disqualify       judge
  pending > injured          injure           judge
  recording > injured        injure           judge
  recorded > injured         injure           judge
  completed > injured        injure           judge
  completed > published      publish          owner
  disqualified > published   publish          owner
  injured > published        publish          owner`

function allowed(table: string): Map<string, string[]> {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s{2,}/))
      .map(([move = '', ...rest]) => [move, rest]),
  )
}

function pairs<S>(statuses: readonly S[]): [S, S][] {
  return statuses.flatMap((from) => statuses.map((to): [S, S] => [from, to]))
}

describe('every move of a competition', () => {
  const table = allowed(competitionTable)
  test.each(pairs(competitionStatuses))('%s to %s', (from, to) => {
    const move = competitionMove(from, to)
    expect(move && [move.verb, move.by]).toEqual(table.get(`${from} > ${to}`) ?? null)
  })
  test('the table holds nothing else', () => expect(competitionMoves).toHaveLength(table.size))
})

describe('every move of an entry', () => {
  const table = allowed(entryTable)
  test.each(pairs(entryStatuses))('%s to %s', (from, to) => {
    const move = entryMove(from, to)
    expect(move && [move.verb, move.by, move.beforeStart ? 'before' : 'after']).toEqual(
      table.get(`${from} > ${to}`) ?? null,
    )
  })
  test('the table holds nothing else', () => expect(entryMoves).toHaveLength(table.size))
})

describe('every move of a round', () => {
  const table = allowed(roundTable)
  test.each(pairs(roundStatuses))('%s to %s', (from, to) => {
    const move = roundMove(from, to)
    expect(move && [move.verb, move.by]).toEqual(table.get(`${from} > ${to}`) ?? null)
  })
  test('the table holds one more: saving an edit, from review like cancelling it', () => {
    expect(roundMoves).toHaveLength(table.size + 1)
    expect(roundMoveBy('review', 'save-edit')).toEqual({
      from: 'review',
      to: 'completed',
      verb: 'save-edit',
      by: 'holder',
    })
  })
  test.each<[RoundVerb, string[]]>([
    ['start-recording', ['pending']],
    ['stop-recording', ['recording']],
    ['claim', ['recorded']],
    ['save-score', ['scoring']],
    ['cancel-scoring', ['scoring']],
    ['reopen', ['completed']],
    ['save-edit', ['review']],
    ['cancel-edit', ['review']],
    ['disqualify', ['pending', 'recording', 'recorded', 'completed']],
    ['injure', ['pending', 'recording', 'recorded', 'completed']],
    ['publish', ['completed', 'disqualified', 'injured']],
  ])('%s can be done from %j', (verb, from) => {
    expect(roundStatuses.filter((status) => roundMoveBy(status, verb) !== null)).toEqual(from)
  })
  test('nothing leaves a published round', () => {
    expect(roundMoves.filter((move) => move.from === 'published')).toEqual([])
  })
})

describe('when', () => {
  test('a new entry is registered when invited, pending when the athlete registers', () => {
    expect(beginnings).toEqual({ invite: 'registered', register: 'pending' })
  })

  test.each([
    [0, 'registered'],
    [99, 'registered'],
    [100, 'pending'],
  ])('a save at %i %% leaves the competition %s', (percentage, status) => {
    expect(statusAfterSave(percentage)).toBe(status)
  })

  test.each([
    { status: 'registered', editable: true, deletable: true, approvable: false, publishable: false },
    { status: 'pending', editable: true, deletable: true, approvable: true, publishable: false },
    { status: 'approved', editable: false, deletable: true, approvable: false, publishable: true },
    { status: 'published', editable: false, deletable: false, approvable: false, publishable: false },
    { status: 'started', editable: false, deletable: false, approvable: false, publishable: false },
    { status: 'finished', editable: false, deletable: false, approvable: false, publishable: false },
  ] as const)('a competition that is $status', ({ status, ...when }) => {
    const competition = aCompetition({ status })
    expect({
      editable: competitionIsEditable(competition),
      deletable: competitionIsDeletable(competition),
      approvable: competitionIsApprovable(competition),
      publishable: competitionIsPublishable(competition),
    }).toEqual(when)
  })

  test('an incomplete competition is not approved', () => {
    expect(competitionIsApprovable({ status: 'pending', completionPercentage: 92 })).toBe(false)
  })

  test.each(entryStatuses)(
    'an entry that is %s is deleted only when nobody was told, before the start',
    (status) => {
      expect(entryIsDeletable({ status }, { status: 'published' })).toBe(status === 'registered')
      expect(entryIsDeletable({ status }, { status: 'started' })).toBe(false)
    },
  )

  test.each([
    { role: 'athlete', status: 'published', bringsIn: true, leaves: true },
    { role: 'athlete', status: 'started', bringsIn: false, leaves: false },
    { role: 'athlete', status: 'finished', bringsIn: false, leaves: false },
    { role: 'judge', status: 'published', bringsIn: true, leaves: true },
    { role: 'judge', status: 'started', bringsIn: true, leaves: false },
    { role: 'judge', status: 'finished', bringsIn: false, leaves: false },
  ] as const)('a $role of a $status competition', ({ role, status, bringsIn, leaves }) => {
    const entry = anEntry({ role })
    const open = (verb: string) =>
      entryMoves.filter((move) => move.verb === verb).map((move) => entryMoveIsOpen(move, entry, { status }))
    expect([...open('send-mail'), ...open('confirm'), ...open('approve')]).toEqual([
      bringsIn,
      bringsIn,
      bringsIn,
    ])
    expect(open('decline')).toEqual([leaves, leaves, leaves, leaves])
    expect(open('eliminate')).toEqual([true])
    expect(invitationIsOpen(role, { status })).toBe(bringsIn)
  })

  test('fees are marked once, on approved athletes', () => {
    const unpaid = anEntry({ feesPaid: false })
    expect(entryIsPayable(unpaid)).toBe(true)
    expect(entryIsPayable(anEntry({ feesPaid: true }))).toBe(false)
    expect(entryIsPayable({ ...unpaid, role: 'judge' })).toBe(false)
    expect(entryIsPayable({ ...unpaid, status: 'pending' })).toBe(false)
    expect(feesAreOwed(aCompetition({ fees: 20 }), unpaid)).toBe(true)
    expect(feesAreOwed(aCompetition({ fees: 0 }), unpaid)).toBe(false)
  })

  test.each(competitionStatuses)('registration to a %s competition', (status) => {
    expect(registrationIsOpen({ isOpen: true, status })).toBe(status === 'published')
    expect(registrationIsOpen({ isOpen: false, status })).toBe(false)
  })

  test('a competition is full when athletes_max are approved; judges take no place', () => {
    const competition = aCompetition({ athletesMax: 2 })
    const approved = anEntry()
    expect(competitionIsFull(competition, [approved, anEntry({ status: 'pending' })])).toBe(false)
    expect(competitionIsFull(competition, [approved, anEntry({ role: 'judge' })])).toBe(false)
    expect(competitionIsFull(competition, [approved, approved])).toBe(true)
  })
})

test('what is in a status or a role that is not known offers nothing', () => {
  const newer = aCompetition({ status: 'unknown' })
  expect(competitionStatuses.filter((to) => competitionMove('unknown', to))).toEqual([])
  expect(competitionIsEditable(newer) || competitionIsDeletable(newer) || registrationIsOpen(newer)).toBe(
    false,
  )
  expect([invitationIsOpen('athlete', newer), invitationIsOpen('judge', newer)]).toEqual([false, false])
  expect(entryIsDeletable(anEntry({ status: 'registered' }), newer)).toBe(false)
  expect(entryMoves.filter((move) => move.beforeStart && entryMoveIsOpen(move, anEntry(), newer))).toEqual([])

  expect(entryStatuses.filter((to) => entryMove('unknown', to))).toEqual([])
  expect(entryIsPayable(anEntry({ status: 'unknown', feesPaid: false }))).toBe(false)
  expect(invitationIsOpen('unknown', aCompetition())).toBe(false)
})
