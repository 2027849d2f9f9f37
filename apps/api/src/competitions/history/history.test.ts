import { expect, test } from 'vitest'
import type { HistoryRow } from '@trickline/contract/competition-history'
import { aServer } from '../../platform/test-server.ts'
import { testCompetition } from '../../rounds/test-rounds.ts'

const server = await aServer()
const cup = await testCompetition(server, { plan: (plan) => plan.withStages('final') })
const { id } = await cup.held.publishedPhase()
const { db } = server.context

type By = Parameters<typeof cup.ask>[0]
const read = async (by: By, query = '') =>
  (await cup.ask(by, 'GET', `/competitions/${id}/history?${query}`)).body
async function all(by: By, query = ''): Promise<HistoryRow[]> {
  const rows: HistoryRow[] = []
  for (;;) {
    const { history, has_more: hasMore } = await read(by, `${query}&after=${rows.at(-1)?.key ?? ''}`)
    rows.push(...history)
    if (!hasMore) return rows
    expect(history).toHaveLength(100)
  }
}
const sentences = (rows: readonly HistoryRow[]) => rows.map(({ sentence }) => sentence)

test('owner, supervisors and admins read everything, with who and when, newest first', async () => {
  const rows = await all(cup.owner)
  expect(rows).toEqual(
    await all(cup.supervisor).then((seen) => seen.map((row, at) => ({ ...rows[at], ...row }))),
  )
  expect(sentences(await all(cup.admin))).toEqual(sentences(rows))
  const times = rows.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
  const said = sentences(rows)
  for (const sentence of [
    'Competition created',
    'Approved',
    'Published',
    'Started',
    'Qualifying began',
    'Qualifying published',
  ])
    expect(said).toContain(sentence)
  expect(said.filter((sentence) => sentence.endsWith(' entered: judge'))).toHaveLength(2)
  expect(said.filter((sentence) => sentence.endsWith(' has paid the fees'))).toHaveLength(8)
  const approved = rows.find(({ sentence }) => sentence === 'Approved')
  expect(approved).toMatchObject({ kind: 'competition', user: { id: cup.supervisor.id } })
  expect(rows.every(({ user }) => user !== null)).toBe(true)
})

test('a score is told with its points and the place that it led to', async () => {
  const round = await cup.roundOf(0)
  const rows = await all(cup.owner, `round=${round.id}`)
  const scored = rows.find(({ after }) => after !== null)
  expect(scored).toMatchObject({
    kind: 'round',
    round_id: round.id,
    before: null,
    after: { points: round.total_score, place: expect.any(Number), text: null },
  })
})

test('the rounds to choose from are named, and what to begin after must be known', async () => {
  const { rounds } = await read(cup.owner)
  const round = await cup.roundOf(0)
  expect(rounds.find((each: { id: number }) => each.id === round.id)).toMatchObject({
    user: { id: round.user_id },
    phase: 'Qualifying',
  })
  expect((await read(cup.athlete(2))).rounds).toHaveLength(1)
  for (const after of ['x', 'a1', 'a999999999999', "a'--"])
    expect((await read(cup.owner, `after=${after}`)).field_codes, after).toEqual({ after: ['invalid'] })
})

test('the history is filtered by person, round and kind, in the reader’s language, and is available as CSV', async () => {
  const athlete = cup.athlete(1)
  const ofPerson = await all(cup.owner, `person=${athlete.id}`)
  expect(ofPerson.length).toBeGreaterThan(3)
  expect(new Set((await all(cup.owner, 'kind=right')).map(({ kind }) => kind))).toEqual(new Set(['right']))
  expect((await cup.ask(cup.owner, 'GET', `/competitions/${id}/history?kind=x`)).status).toBe(422)
  const asked = (query: string) =>
    server.app.inject({
      url: `/api/competitions/${id}/history?kind=phase${query}`,
      headers: { authorization: `Bearer ${cup.owner.token}` },
    })
  const inGerman = await server.person('admin')
  await db.updateTable('users').set({ language: 'de' }).where('id', '=', inGerman.id).execute()
  const { history } = (
    await server.ask('GET', `/competitions/${id}/history?kind=phase`, { token: inGerman.token })
  ).body
  expect(sentences(history)).toContain('Qualifikation veröffentlicht')
  const csv = await asked('&format=csv')
  expect(csv.headers['content-type']).toContain('text/csv')
  expect(csv.body.split('\r\n')[0]).toContain('at,person,kind,sentence,points_before')
  expect(csv.body).toContain('Qualifying published')
})

test('a judge reads the rounds that he or she judged, an athlete the own, others nothing', async () => {
  for (const who of [cup.athleteOfNone, cup.judgeOfNone, cup.otherOrganizer])
    expect((await read(who)).code).toBe('not-allowed')
  expect((await cup.ask(null, 'GET', `/competitions/${id}/history`)).status).toBe(401)
  const own = await cup.roundOf(2)
  const rows = await all(cup.athlete(2))
  const ids = new Set(rows.flatMap(({ round_id: round }) => round ?? []))
  expect(ids).toEqual(new Set([own.id]))
  expect(rows.some(({ kind }) => kind === 'competition' || kind === 'link')).toBe(false)
  const judged = new Set((await all(cup.judge)).flatMap(({ round_id: round }) => round ?? []))
  expect(judged.size).toBeGreaterThan(0)
  expect(judged.size).toBeLessThan((await cup.held.currentRounds()).length + 1)
})

test('what a reader may not see is left out of the history too, and an undone advance says why', async () => {
  await cup.held.advanced()
  const [round] = await cup.held.currentRounds()
  if (!round) throw new Error('a phase without rounds')
  await cup.held.judging.startRecording(round)
  await cup.held.judging.stopRecording(round)
  await cup.held.judging.score(round)
  const ofRound = `round=${round.id}`
  const seen = (await all(cup.owner, ofRound)).find(({ after }) => after !== null)
  expect(seen?.after?.points).toBeGreaterThan(0)
  const athlete = cup.athletes.find((each) => each.id === round.user_id) ?? null
  for (const who of [cup.supervisor, cup.admin, athlete]) {
    const rows = await all(who, ofRound)
    expect(rows.length).toBeGreaterThan(2)
    for (const { before, after } of rows) {
      expect(before?.points ?? null).toBeNull()
      expect(after?.points ?? null).toBeNull()
      expect(after?.place ?? null).toBeNull()
    }
  }
  await cup.ask(cup.owner, 'POST', `/competitions/${id}/undo_advance`, {
    round_number: 1,
    reason: 'A trick was read twice',
  })
  const [latest] = await all(cup.owner, 'kind=phase')
  expect(latest).toMatchObject({
    sentence: 'Advance taken back, to Qualifying',
    reason: 'A trick was read twice',
    user: { id: cup.owner.id },
  })
})

test('an undone podium appears in the history once, with the reason', async () => {
  await cup.held.finished()
  const undo = { round_number: 2, reason: 'The final was read wrongly' }
  expect((await cup.ask(cup.owner, 'POST', `/competitions/${id}/undo_advance`, undo)).status).toBe(200)
  const [latest, before] = await all(cup.owner)
  expect(latest).toMatchObject({
    kind: 'phase',
    sentence: 'Podium taken back, to Final',
    reason: undo.reason,
  })
  expect(before?.sentence).toBe('Finished')
})

test('each change begins where the one before ended, and nobody rewrites it', async () => {
  const noted = await db.selectFrom('competition_history').selectAll().orderBy('id').execute()
  const last = new Map<string, unknown>()
  for (const { subject, subject_id: of, before, after } of noted) {
    if (subject !== 'competition' && subject !== 'entry') continue
    for (const [column, value] of Object.entries(before)) {
      const key = `${subject} ${of} ${column}`
      expect([key, last.get(key)]).toEqual([key, value])
    }
    for (const [column, value] of Object.entries(after)) last.set(`${subject} ${of} ${column}`, value)
  }
  await expect(db.updateTable('competition_history').set({ action: 'delete' }).execute()).rejects.toThrow(
    'only added to',
  )
  await expect(db.deleteFrom('competition_history').execute()).rejects.toThrow('only added to')
})
