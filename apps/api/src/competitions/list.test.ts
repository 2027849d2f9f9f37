/** The list of competitions: order, recordings and podiums (calls §7, screens §3). */
import { expect, test } from 'vitest'
import type { CompetitionListRow } from '@trickline/contract/competitions'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'
import { changeCompetition } from './competitions-store.ts'
import { competitionInStatus, expectSuccess, signUpPeople } from './test-competition.ts'

const server = await aServer()

const listFor = async ({ token }: { token: string }): Promise<CompetitionListRow[]> =>
  expectSuccess(await server.ask('GET', '/competitions/list', { token }))

const at = (date_start: string | null) => ({ date_start, date_end: null })

test('sorted by status 1, 3, 4, 15, 10, 8, then by start, those without one last', async () => {
  const people = await signUpPeople(server)
  const ids = [
    await competitionInStatus(server, people, 'finished', at('2030-06-15 10:00')),
    await competitionInStatus(server, people, 'published', at('2030-09-15 10:00')),
    await competitionInStatus(server, people, 'published', at('2030-07-15 10:00')),
    await competitionInStatus(server, people, 'started', at('2030-06-15 10:00')),
    await competitionInStatus(server, people, 'approved', at('2030-08-15 10:00')),
    await competitionInStatus(server, people, 'pending', at('2030-06-15 10:00')),
    await competitionInStatus(server, people, 'registered', at(null)),
    await competitionInStatus(server, people, 'registered', at('2030-12-15 10:00')),
  ]
  const [finished, september, july, started, approved, pending, undated, december] = ids
  const shown = (await listFor(people.owner)).map(({ id }) => id)
  expect(shown).toEqual([december, undated, pending, approved, started, july, september, finished])
  await changeCompetition(server.context.db, pending ?? 0, { status: 'finished' }, server.clock.now())
  expect((await listFor(people.owner)).at(-1)?.id).toBe(pending)
})

test('everybody gets, in list and events, who is being recorded and the podium', async () => {
  const cup = await testCompetition(server)
  await cup.held.started()
  const { id } = await cup.held.present()
  const card = async () => {
    const row = (await listFor(cup.athleteOfNone)).find((each) => each.id === id)
    return { recording: row?.recording?.map((person) => person.id), podium: row?.podiums?.length }
  }
  const lastListEvent = async () => {
    const { event, public: everyone } = (await cup.events('competition.global')).at(-1) ?? {}
    return { event, everyone }
  }
  expect(await card()).toEqual({ recording: [], podium: 0 })

  const round = await cup.roundOf(2)
  expectSuccess(await cup.move(cup.judge, round, 'recording'))
  expect(await card()).toEqual({ recording: [cup.athlete(2).id], podium: 0 })
  expect(await lastListEvent()).toMatchObject({
    event: 'CompetitionListUpdated',
    everyone: { competition_list: [{ id, recording: [{ id: cup.athlete(2).id }] }] },
  })
  expectSuccess(await cup.move(cup.judge, round, 'recorded'))
  expect(await card()).toEqual({ recording: [], podium: 0 })
  expect(await lastListEvent()).toMatchObject({ everyone: { competition_list: [{ id, recording: [] }] } })

  const before = (await cup.events('competition.global')).length
  expectSuccess(await cup.move(cup.judge, round, 'scoring'))
  expectSuccess(await cup.move(cup.judge, round, 'recorded'))
  expect(await cup.events('competition.global')).toHaveLength(before)

  await cup.held.finished()
  const { podiums } = await cup.held.present()
  const places = podiums.slice(0, 3).map(({ user_id, user, final_position, final_score }) => ({
    user_id,
    user,
    final_position,
    final_score,
  }))
  const row = (await listFor(cup.athleteOfNone)).find((each) => each.id === id)
  expect(row?.podiums).toEqual(places)
  expect(row?.recording).toEqual([])
  expect(await lastListEvent()).toMatchObject({
    everyone: { competition_list: [{ id, podiums: places }] },
  })
})
