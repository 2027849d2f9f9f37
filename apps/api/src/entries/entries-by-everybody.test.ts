/**
 * Every action on an entry, by everybody, in every status of the entry and of its competition (the moves of its
 * status: status/every-role.test.ts): the server answers what packages/competition says, and what it refuses changes
 * nothing.
 */
import { competitionIsBeforeStart } from '@trickline/competition/competition-moves'
import { entryIsDeletable, entryIsPayable } from '@trickline/competition/entry-moves'
import type { Competition, Entry, EntryRole, Person } from '@trickline/competition/model'
import * as may from '@trickline/competition/permissions'
import { entryStatuses } from '@trickline/competition/statuses'
import { expect, test } from 'vitest'
import { asCompetition, changeCompetition } from '../competitions/competitions-store.ts'
import { everyone, rolesOf, type Who } from '../competitions/test-competition.ts'
import type { TestAnswer } from '../platform/test-server.ts'
import { asEntry, updateEntries } from './entries-store.ts'
import { aCompetitionForEachTest } from './test-entries.ts'

const { at, post, enter, entriesNow } = aCompetitionForEachTest()

type Now = { person: Person; competition: Competition; entry: Entry }
type Action = {
  of: readonly EntryRole[]
  ask: (who: Who, entry: Pick<Entry, 'id' | 'role'>) => Promise<TestAnswer>
  may: (now: Now) => boolean
  isOpen: (now: Now) => boolean
}

const actions: Record<string, Action> = {
  delete: {
    of: ['athlete', 'judge'],
    ask: (who, { id, role }) => post(who, `/${role}s/delete`, { competition_user_id: id }),
    may: (now) => may.canDeleteEntry(now.person, now.competition),
    isOpen: ({ entry, competition }) => entryIsDeletable(entry, competition),
  },
  'mark as paid': {
    of: ['athlete'],
    ask: (who, { id }) => post(who, '/athletes/paid', { competition_user_id: id }),
    may: (now) => may.canMarkPaid(now.person, now.competition),
    isOpen: ({ entry }) => entryIsPayable(entry),
  },
  number: {
    of: ['athlete'],
    ask: (who, { id }) =>
      post(who, '/athletes/order_list', {
        competition_id: at.competition,
        athletes_list: [{ id, order_number: 7 }],
      }),
    may: (now) => may.canOrderAthletes(now.person, now.competition),
    isOpen: ({ competition }) => competitionIsBeforeStart(competition),
  },
}

// before the publication all statuses are one to an entry: nothing has started
const competitionStatuses = ['approved', 'published', 'started', 'finished'] as const
/** Whose entry it is; `judge` is a judge of the competition already. */
const entrant = { athlete: 'athlete', judge: 'otherJudge' } as const

test.each(
  competitionStatuses.flatMap((status) => Object.keys(actions).map((name) => [name, status] as const)),
)('%s, the competition being %s', async (name, competitionStatus) => {
  const action = actions[name]
  if (!action) throw new Error(`there is no ${name}`)
  await enter('judge', 'approved', 'judge')
  for (const role of action.of) {
    let id = await enter(entrant[role], 'registered', role)
    const competition = asCompetition(
      await changeCompetition(
        at.server.context.db,
        at.competition,
        { status: competitionStatus },
        at.server.clock.now(),
      ),
    )
    for (const status of entryStatuses) {
      const put = () => updateEntries(at.server.context.db, [id], { status, fees_paid: false })
      const expected = (who: Who, entry: Entry): number => {
        if (who === 'visitor') return 401
        const now = { person: { id: at.cast[who].id, roles: rolesOf[who] }, competition, entry }
        if (!action.may(now)) return 403
        return action.isOpen(now) ? 200 : 409
      }
      const [record] = await put()
      if (!record) throw new Error('the entry is gone')
      const codes = everyone.map((who) => ({ who, code: expected(who, asEntry(record)) }))
      const refused = codes.filter(({ code }) => code !== 200)
      const before = await entriesNow()
      const answers = refused.map(async ({ who }) => [
        status,
        who,
        (await action.ask(who, { id, role })).status,
      ])
      expect(await Promise.all(answers)).toEqual(refused.map(({ who, code }) => [status, who, code]))
      expect(await entriesNow()).toEqual(before)

      for (const { who } of codes.filter(({ code }) => code === 200)) {
        expect([status, who, (await action.ask(who, { id, role })).status]).toEqual([status, who, 200])
        if (name === 'delete') id = await enter(entrant[role], 'registered', role)
        await put()
      }
    }
    // the next role is invited before the start as well
    await changeCompetition(
      at.server.context.db,
      at.competition,
      { status: 'published' },
      at.server.clock.now(),
    )
  }
})
