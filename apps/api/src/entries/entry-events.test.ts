import { expect, test } from 'vitest'
import {
  competitionInStatus,
  expectSuccess,
  moveCompetition,
  setUpCompetitionPerTest,
} from '../competitions/test-competition.ts'

const { at, post, move, enter } = setUpCompetitionPerTest()

async function eventsOn(channel: string, after = 0) {
  const rows = await at.server.context.db
    .selectFrom('live_events')
    .selectAll()
    .where('channel', '=', channel)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute()
  return rows.map(({ seq, event, public: everyone, officials, persons }) => ({
    seq,
    event,
    everyone,
    officials,
    persons,
  }))
}
const channel = () => `competition.${at.competition}`
const lastSeq = async (name = channel()) => (await eventsOn(name)).at(-1)?.seq ?? 0

test('an invitation is announced to those who see all entries and to the person, without the address', async () => {
  const { owner, supervisor, admin, athlete } = at.people
  const before = await lastSeq()
  expectSuccess(
    await post('owner', '/athletes/invitation', {
      competition_id: at.competition,
      athletes_list: [athlete.id],
      email_list: ['stranger@example.com'],
    }),
  )
  const [changed, summary] = await eventsOn(channel(), before)
  expect(changed).toMatchObject({
    event: 'CompetitionUsersUpdated',
    everyone: null,
    officials: null,
    persons: {
      ...Object.fromEntries(
        [owner, supervisor, admin].map(({ id }) => [
          id,
          { competition_users: [{ user_id: athlete.id }, { user_id: null, invited_email: null }] },
        ]),
      ),
      [athlete.id]: { competition_users: [{ user_id: athlete.id }] },
    },
  })
  expect(summary).toMatchObject({
    event: 'AthleteSummaryUpdated',
    everyone: null,
    officials: null,
    persons: { [owner.id]: { summary: { active_total: 2 } } },
  })
  expect(JSON.stringify([changed, summary])).not.toContain('stranger@example.com')
})

test('an approval is announced to everybody; declining removes the entry for them', async () => {
  const id = await enter('athlete', 'pending')
  const before = await lastSeq()
  expectSuccess(await move('owner', 'athlete', id, 'approved'))
  expectSuccess(await move('athlete', 'athlete', id, 'declined'))
  const [approved, , declined] = await eventsOn(channel(), before)
  expect(approved).toMatchObject({
    event: 'CompetitionUserUpdate',
    everyone: { competition_user: { id, status: { name: 'approved' } } },
  })
  expect(declined).toMatchObject({
    event: 'CompetitionUsersUpdated',
    everyone: { competition_users: [], removed: [id] },
    officials: { competition_users: [], removed: [id] },
    persons: {
      [at.people.owner.id]: { competition_users: [{ id, status: { name: 'declined' } }] },
      [at.people.athlete.id]: { competition_users: [{ id }] },
    },
  })
})

test('a paid fee is announced to the owner and the athlete only', async () => {
  const id = await enter('athlete', 'approved')
  const before = await lastSeq()
  expectSuccess(await post('owner', '/athletes/paid', { competition_user_id: id }))
  const paid = (fees_paid: boolean | null) => ({ competition_user: { id, fees_paid } })
  expect((await eventsOn(channel(), before))[0]).toMatchObject({
    event: 'CompetitionUserUpdate',
    everyone: paid(null),
    officials: paid(null),
    persons: { [at.people.owner.id]: paid(true), [at.people.athlete.id]: paid(true) },
  })
})

test('the owner’s list gets the new counts', async () => {
  const before = await lastSeq('competition.global')
  await enter('athlete', 'registered')
  expect(await eventsOn('competition.global', before)).toMatchObject([
    {
      event: 'AthleteSummaryListUpdated',
      everyone: null,
      officials: null,
      persons: { [at.people.owner.id]: { competition_id: at.competition, summary: { active_total: 1 } } },
    },
  ])
})

const listEventsAfter = async (after: number) =>
  (await eventsOn('competition.global', after)).filter(({ event }) => event === 'CompetitionListUpdated')

test('an invitation appears in the invited person’s list until it is answered', async () => {
  at.competition = await competitionInStatus(at.server, at.people, 'approved')
  const before = await lastSeq('competition.global')
  const id = await enter('judge', 'invited', 'judge')
  const row = (status_id: number) => ({
    id: at.competition,
    athletes_summary: null,
    competition_users: [{ id, role_id: 2, status_id, user: { id: at.people.judge.id } }],
  })
  expect(await listEventsAfter(before)).toMatchObject([
    { everyone: null, persons: { [at.people.judge.id]: { competition_list: [row(2)] } } },
  ])

  const invited = await lastSeq('competition.global')
  expectSuccess(await move('judge', 'judge', id, 'pending'))
  expect(await listEventsAfter(invited)).toMatchObject([
    { everyone: null, persons: { [at.people.judge.id]: { competition_list: [row(3)] } } },
  ])

  const other = await enter('otherJudge', 'invited', 'judge')
  const pending = await lastSeq('competition.global')
  expectSuccess(await move('otherJudge', 'judge', other, 'declined'))
  expect(await listEventsAfter(pending)).toMatchObject([
    { persons: { [at.people.otherJudge.id]: { competition_list: [], removed: [at.competition] } } },
  ])
})

test('refused moves are not announced', async () => {
  const id = await enter('athlete', 'registered')
  const before = [await lastSeq(), await lastSeq('competition.global')]
  await move('athlete', 'athlete', id, 'approved')
  await move('owner', 'athlete', id, 'approved')
  await moveCompetition(at.server, at.people.supervisor, at.competition, 'approved')
  expect([await lastSeq(), await lastSeq('competition.global')]).toEqual(before)
})

test('a competition is announced to its owner and supervisors until it is published, then to everybody', async () => {
  const [approved, published] = (await eventsOn('competition.global'))
    .filter(
      ({ event, officials }) =>
        event === 'CompetitionListUpdated' && JSON.stringify(officials).includes('"approved":true'),
    )
    .slice(-2)
  const row = { id: at.competition }
  expect(approved).toMatchObject({
    everyone: null,
    officials: { competition_list: [{ ...row, status_id: 4 }] },
    persons: { [at.people.owner.id]: { competition_list: [row] } },
  })
  expect(published).toMatchObject({ everyone: { competition_list: [{ ...row, status_id: 10 }] } })
})

test('an unpublished competition and its deletion are announced to invited people too', async () => {
  const { server, people } = at
  at.competition = await competitionInStatus(server, people, 'pending')
  await enter('judge', 'invited', 'judge')
  await enter('athlete', 'registered')
  const before = [await lastSeq(), await lastSeq('competition.global')] as const
  expectSuccess(await moveCompetition(server, people.supervisor, at.competition, 'approved'))
  const approved = { id: at.competition, status_id: 4 }
  const [onItsOwn] = await eventsOn(channel(), before[0])
  expect(onItsOwn).toMatchObject({
    everyone: null,
    persons: { [people.judge.id]: { competition: approved } },
  })
  const [onTheList] = await eventsOn('competition.global', before[1])
  expect(onTheList).toMatchObject({ persons: { [people.judge.id]: { competition_list: [approved] } } })
  // this athlete is not invited yet
  expect(Object.keys(onTheList?.persons ?? {})).not.toContain(String(people.athlete.id))

  const { id } = approved
  expectSuccess(await server.ask('DELETE', `/competitions/${id}`, { token: people.owner.token }))
  expect((await eventsOn(channel(), onItsOwn?.seq)).at(-1)).toMatchObject({
    event: 'ChannelReset',
    everyone: {},
  })
  expect((await eventsOn('competition.global', onTheList?.seq)).at(-1)).toMatchObject({
    everyone: null,
    officials: { removed: [id] },
    persons: { [people.owner.id]: { removed: [id] }, [people.judge.id]: { removed: [id] } },
  })
})
