import { expect, test } from 'vitest'
import { testCompetition } from '../../rounds/test-rounds.ts'
import { aServer, type TestAnswer } from '../../platform/test-server.ts'
import { competitionInStatus, signUpPeople } from '../test-competition.ts'

const server = await aServer()

type Asker = { token: string } | null

function fileOf(asker: Asker, id: number, query: string): Promise<TestAnswer> {
  return server.ask('GET', `/competitions/${id}/export?${query}`, asker ? { token: asker.token } : {})
}

async function table(asker: Asker, id: number, query: string): Promise<Record<string, string>[]> {
  const { status, body } = await fileOf(asker, id, `format=csv&${query}`)
  expect(status).toBe(200)
  const [head = '', ...lines] = String(body).replace('\uFEFF', '').trimEnd().split('\r\n')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(head.split(',').map((column, index) => [column, cells[index] ?? '']))
  })
}

test('what is asked for in a wrong way is refused', async () => {
  const people = await signUpPeople(server)
  const id = await competitionInStatus(server, people, 'published')
  const codesOf = async (query: string) => {
    const { status, body } = await fileOf(null, id, query)
    return [status, body.field_codes]
  }
  expect(await codesOf('format=xls')).toEqual([422, { format: ['not-offered'] }])
  expect(await codesOf('what=money')).toEqual([422, { what: ['not-offered'] }])
  expect(await codesOf('what=round')).toEqual([422, { round_id: ['required'] }])
  expect(await codesOf('what=round&round_id=99999')).toEqual([422, { round_id: ['unknown-round'] }])
  expect(await codesOf('what=round&round_number=9')).toEqual([422, { round_number: ['unknown-round'] }])
  expect((await fileOf(null, 99_999, '')).status).toBe(404)
})

test('a draft is a file for its owner only, and a token needs the scope to read', async () => {
  const people = await signUpPeople(server)
  const id = await competitionInStatus(server, people, 'pending')
  for (const asker of [null, people.otherOrganizer]) expect((await fileOf(asker, id, '')).status).toBe(404)
  expect((await fileOf(people.owner, id, '')).status).toBe(200)
  const made = await server.ask('POST', '/tokens', {
    token: people.owner.token,
    body: { name: 'x', scopes: ['judge'] },
  })
  expect(await fileOf({ token: made.body.secret }, id, '')).toMatchObject({
    status: 403,
    body: { code: 'scope', field_codes: { scope: ['needs-read'] } },
  })
})

test('a calendar has the days of a competition and each phase whose time is known, in the asker’s language', async () => {
  const people = await signUpPeople(server)
  const id = await competitionInStatus(server, people, 'published', {
    name: `Copa; de, ${'Ñandú '.repeat(12)}`,
  })
  const { status, body, headers } = await server.ask('GET', `/competitions/${id}/export?format=ics`, {
    headers: { 'accept-language': 'es' },
  })
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const lines = String(body).split('\r\n')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const unfolded = String(body).replaceAll('\r\n ', '')
  const { competition } = (await server.ask('GET', `/live/${id}`)).body
  expect(unfolded).toContain(`UID:competition-${id}@`)
  expect(unfolded).toContain(String.raw`SUMMARY:Copa\; de\, Ñandú Ñandú`)
  expect(unfolded).toMatch(/SUMMARY:Copa.*: Clasificatoria/)
  const start = new Date(competition.phases[0].about).toISOString().replaceAll(/[-:]|\.000/g, '')
  expect(unfolded).toContain(`DTSTART:${start}`)

  const all = await server.ask('GET', '/calendar.ics')
  expect(all.status).toBe(200)
  expect(all.body).toContain(`UID:competition-${id}@`)
  const draft = await competitionInStatus(server, people, 'approved')
  expect((await server.ask('GET', '/calendar.ics')).body).not.toContain(`competition-${draft}@`)
})

test('results of a finished competition are those of its podium, with each phase', async () => {
  const cup = await testCompetition(server)
  const { id, podiums, name } = await cup.held.finished()
  const answer = await fileOf(null, id, 'what=results')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="Test-Open-results.csv"; filename*=UTF-8''Test%20Open%20results.csv`,
  )
  expect(name).toBe('Test Open')
  const rows = await table(null, id, '')
  expect(rows.map((row) => [Number(row['place']), row['surname'], Number(row['score'])])).toEqual(
    podiums.map((row) => [row.final_position, row.user.surname, row.final_score]),
  )
  expect(Object.keys(rows[0] ?? {})).toEqual(
    expect.arrayContaining(['qualification', 'qualification_rank', 'quarterFinal', 'final', 'final_rank']),
  )
  const final = rows.flatMap((row) => row['final'] || [])
  expect(final).toHaveLength(4)
})

test('a score sheet has each trick, and no score before it may be seen', async () => {
  const cup = await testCompetition(server)
  const { id } = await cup.held.started()
  const round = await cup.roundOf(0)
  for (const status of ['recording', 'recorded', 'scoring'] as const) await cup.move(cup.judge, round, status)
  const saved = await cup.save(cup.judge, round, {
    validatedTricks: [
      { id: 92 },
      {
        header: {},
        body: [
          { id: 20, grab: 17, variation: 2 },
          { id: 21, dub: 2 },
        ],
      },
    ],
  })
  expect(saved.status).toBe(200)
  const sheet = `what=round&round_id=${round.id}`
  const seen = await table(cup.judge, id, sheet)
  expect(
    seen.map(({ position, combo, trick_id, grab, variation, dub_percent }) => [
      position,
      combo,
      trick_id,
      grab,
      variation,
      dub_percent,
    ]),
  ).toEqual([
    ['1', '', '92', '', '', '0'],
    ['2', '1', '20', 'Mute', 'BS', '0'],
    ['3', '1', '21', '', '', '50'],
  ])
  const total = String(saved.body.round.total_score)
  expect(seen.map((row) => row['total_score'])).toEqual([total, total, total])

  // the athlete reviews the tricks without points; others cannot see them
  const own = await table(cup.athlete(0), id, sheet)
  expect(own.map(({ trick_id, points, total_score }) => [trick_id, points, total_score])).toEqual([
    ['92', '', ''],
    ['20', '', ''],
    ['21', '', ''],
  ])
  for (const asker of [null, cup.athlete(1), cup.supervisor])
    expect(await fileOf(asker, id, sheet)).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
  expect(await table(cup.athlete(1), id, 'what=round&round_number=1')).toEqual([])
  expect((await table(cup.owner, id, 'what=round&round_number=1')).length).toBe(10)
  const hidden = await table(null, id, 'what=results')
  expect(hidden.map(({ qualification, place }) => [qualification, place])).toEqual(
    Array.from({ length: 8 }, () => ['', '']),
  )
  expect((await table(cup.owner, id, ''))[0]?.['qualification']).toBe(total)
})

test('contact data is in the file of the owner and of admins, what was paid in that of the owner', async () => {
  const cup = await testCompetition(server, { athletes: 4 })
  const { id } = await cup.held.withAthletes()
  const own = await table(cup.owner, id, 'what=entries')
  expect(own).toHaveLength(6)
  expect(own.map(({ email }) => email)).toContain(
    (
      await server.context.db
        .selectFrom('users')
        .select('email')
        .where('id', '=', cup.athlete(0).id)
        .executeTakeFirstOrThrow()
    ).email,
  )
  expect(Object.keys(own[0] ?? {})).toContain('fees_paid')
  expect(Object.keys((await table(cup.admin, id, 'what=entries'))[0] ?? {})).toEqual(
    expect.arrayContaining(['email', 'phone']),
  )
  for (const asker of [null, cup.judge, cup.supervisor, cup.otherOrganizer]) {
    const { body } = await fileOf(asker, id, 'what=entries')
    expect(body).not.toContain('@')
    expect(body).not.toContain('fees_paid')
  }
  const list = await table(null, id, 'what=start-list')
  expect(list.map(({ order, phase }) => [order, phase])).toEqual(
    ['1', '2', '3', '4'].map((order) => [order, 'qualification']),
  )
})

test('a name that is a formula comes as text, one with a comma stays in its cell', async () => {
  const cup = await testCompetition(server, { athletes: 4 })
  const { id } = await cup.held.withAthletes()
  const change = { name: '=HYPERLINK("a")', surname: 'Ruiz, the 1st' }
  await server.context.db.updateTable('users').set(change).where('id', '=', cup.athlete(0).id).execute()
  const { body } = await fileOf(null, id, 'what=start-list')
  expect(body).toContain(`"'=HYPERLINK(""a"")","Ruiz, the 1st"`)
})
