import { readCompetitionList } from '@trickline/contract/read-rows'
import type { CompetitionStatus, EntryStatus, RoundStatus } from '@trickline/competition/model'
import { entryStatuses } from '@trickline/competition/statuses'
import { competitionStatusCodes, entryRoleCodes, entryStatusCodes } from '@trickline/contract/status-codes'
import { expect, test } from 'vitest'
import { competitionListRowFixture, personFixture } from '@trickline/client/test-fixtures.ts'
import { openInvitations } from './open-invitations.ts'
import { ownEntryMessage, ownRoundMessage } from './own-entry.ts'

/** Messages for a competition that is approved, published, started, finished. */
const athlete: Partial<Record<EntryStatus, string>> = {
  registered: 'listed listed missed missed',
  invited: 'invited invited missed missed',
  pending: 'pending pending missed missed',
  approved: 'unpublished approved running over',
  declined: 'declined declined declined declined',
  competing: 'running running running over',
  eliminated: 'eliminated eliminated eliminated over',
}
const judge: Partial<Record<EntryStatus, string>> = {
  registered: 'listed listed listed missed',
  invited: 'invited invited invited missed',
  pending: 'pending pending pending missed',
  approved: 'unpublished approved running over',
  declined: 'declined declined declined declined',
}
const moments: CompetitionStatus[] = ['approved', 'published', 'started', 'finished']

function rowsOf(messages: Partial<Record<EntryStatus, string>>) {
  return entryStatuses.flatMap((status) => {
    const expected = messages[status]
    return expected === undefined ? [] : [[status, expected] as const]
  })
}

test.each(rowsOf(athlete))("the message for an athlete's entry that is %s", (status, messages) => {
  const entry = { role: 'athlete', status } as const
  expect(moments.map((moment) => ownEntryMessage({ status: moment }, entry)).join(' ')).toBe(messages)
})

test.each(rowsOf(judge))("the message for a judge's entry that is %s", (status, messages) => {
  const entry = { role: 'judge', status } as const
  expect(moments.map((moment) => ownEntryMessage({ status: moment }, entry)).join(' ')).toBe(messages)
})

test('an unknown role or status has no message', () => {
  expect(ownEntryMessage({ status: 'published' }, { role: 'athlete', status: 'unknown' })).toBeNull()
  expect(ownEntryMessage({ status: 'unknown' }, { role: 'judge', status: 'approved' })).toBeNull()
})

test('the list shows an invitation while it can be answered', () => {
  const me = personFixture({ id: 7 })
  const row = (
    id: number,
    status: CompetitionStatus,
    role: 'athlete' | 'judge',
    { entry = 'invited', user = me }: { entry?: EntryStatus; user?: typeof me } = {},
  ) =>
    competitionListRowFixture(id, {
      status_id: competitionStatusCodes[status],
      competition_users: [
        { id: 10 * id, role_id: entryRoleCodes[role], status_id: entryStatusCodes[entry], user },
      ],
    })
  const list = [
    row(1, 'approved', 'judge'),
    row(2, 'started', 'judge'),
    row(3, 'started', 'athlete'),
    row(4, 'published', 'athlete'),
    row(5, 'published', 'judge', { entry: 'pending' }),
    row(6, 'published', 'judge', { user: personFixture({ id: 8 }) }),
    row(7, 'finished', 'judge'),
  ]
  expect(
    openInvitations(list.map(readCompetitionList), 7).map(({ entryId, role }) => `${entryId} ${role}`),
  ).toEqual(['10 judge', '20 judge', '40 athlete'])
})

function said(status: RoundStatus, validatedAt: number | null = null) {
  return ownRoundMessage({ status, validatedAt })
}

test('says how far the own round is, and nothing while it asks for its review', () => {
  expect(said('pending')).toBe('toCome')
  expect(said('recorded')).toBe('inJudging')
  expect(said('review', 1)).toBe('inJudging')
  expect(said('completed')).toBeNull()
  expect(said('completed', 1)).toBe('validated')
  expect(said('injured', 1)).toBe('validated')
  expect(said('published', 1)).toBeNull()
})
