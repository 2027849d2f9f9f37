/** The public search (calls §21): what it finds, and that nothing private is found. */
import { expect, test } from 'vitest'
import type { ReplyOf } from '@trickline/contract/call'
import type { search } from '@trickline/contract/search'
import { competitionInStatus, signUpPeople } from '../competitions/test-competition.ts'
import { aServer } from '../platform/test-server.ts'
import { testCompetition } from '../rounds/test-rounds.ts'
import { changeCompetition } from '../competitions/competitions-store.ts'
import { changeProfile } from '../people/people-store.ts'

const server = await aServer()

const find = async (query: string): Promise<ReplyOf<typeof search>> => {
  const { status, body } = await server.ask('GET', `/search?${query}`)
  expect(status).toBe(200)
  return body
}

test('finds published competitions by name and place, ignoring accents and case, and no others', async () => {
  const people = await signUpPeople(server)
  const { db } = server.context
  const nameAndPlace = { name: 'Línea de Otoño', location: 'Plaça de Øst' }
  const shown = await competitionInStatus(server, people, 'published', {})
  const hidden = await competitionInStatus(server, people, 'approved', {})
  for (const id of [shown, hidden]) await changeCompetition(db, id, nameAndPlace, server.clock.now())
  for (const words of ['linea', 'OTONO linea', 'placa ost'])
    expect((await find(`q=${encodeURIComponent(words)}`)).competitions.map(({ id }) => id)).toEqual([shown])
  expect((await find('q=nowhere')).competitions_total).toBe(0)
})

test('finds athletes who took part, without contact data', async () => {
  const cup = await testCompetition(server)
  const [athlete] = cup.athletes
  if (!athlete) throw new Error('nobody takes part')
  await changeProfile(server.context.db, athlete.id, { name: 'Ñandú', surname: 'Bellweather' })
  expect((await find('q=bellweather')).athletes_total).toBe(0)
  await cup.held.started()
  const found = await find('q=NANDU')
  expect(found.athletes).toMatchObject([
    {
      id: athlete.id,
      surname: 'Bellweather',
      competitions: 1,
      places: [],
      running: [{ name: 'Test Open' }],
    },
  ])
  expect(JSON.stringify(found)).not.toContain('@')
})

test('bad input is reported by field; a page after the last returns the last', async () => {
  for (const [query, field] of [
    ['', 'q'],
    ['q=%20', 'q'],
    [`q=${'a'.repeat(101)}`, 'q'],
    ['q=a&page=0', 'page'],
    ['q=a&page=x', 'page'],
  ] as const) {
    const { status, body } = await server.ask('GET', `/search?${query}`)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  }
  expect((await find('q=a&page=900')).page).toBeLessThan(900)
  for (const words of ['%', '_', "' or 1=1 --", '\\'])
    expect((await find(`q=${encodeURIComponent(words)}`)).athletes_total).toBe(0)
})
