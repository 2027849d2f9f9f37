/** Who may make which call in every state of its subject: docs/reference written again by hand. Refusals change nothing. */
import { entryCalls, otherCalls, roundCalls, saved, training, trainingCalls } from './calls.ts'
import type { Entry, Round } from './calls.ts'
import { checkCompetition, seenCompetition, unseenCompetition } from './check-competition.ts'
import { expect, test } from './permission-fixtures.ts'
import type { PermissionFixtures, Who } from './permission-fixtures.ts'
import { update } from './expect-refused.ts'
import { differences, linesOf } from './permission-table.ts'

/*
 * V visitor · S signed in, in no competition · L on the list, not mailed · I invited as an athlete · D declined · A athlete
 * of it · R another one · J judge of it, who holds or stopped the round · K another judge of it · C judge who competes in it
 * · N judge who confirmed and is not approved · E judge elsewhere · O owner · P other organizer · U supervisor · M admin
 * · X suspended · W approved judge whose role was withdrawn
 */

test.use({ ready: { toStart: 5, full: 6 } })

test('a competition that is incomplete', { tag: '@full' }, async ({ cast }) => {
  const id = await cast.draft(cast.later)
  await cast.fill(id)
  await cast.post(`/competitions/${id}/return`, { reason: 'the place is taken' }, cast.people.U)
  const table = `
                 | V S L I D A J C N E O P U M X W
  return         | u n n f n f f f f n f n c c u f
  approve        | u n n f n f f f f n f n c c u f
  publish        | u n n f n f f f f n c n f f u f
  edit           | u n n f n f f f f n y n f f u f
  delete         | u n n f n f f f f n y n f f u f`
  await checkCompetition(cast, id, [unseenCompetition, table], async () => {
    const fresh = await cast.draft(cast.later)
    await cast.post(`/competitions/${fresh}/return`, { reason: 'again' }, cast.people.U)
    return fresh
  })
})

test('a competition that is approved', { tag: '@full' }, async ({ cast }) => {
  const approved = async () => {
    const id = await cast.draft(cast.later)
    await cast.move('competitions', id, 4, cast.people.U)
    return id
  }
  const id = await approved()
  await cast.fill(id)
  const table = `
                 | V S L I D A J C N E O P U M X W
  edit           | u n n f n f f f f n c n f f u f
  return         | u n n f n f f f f n f n c c u f
  approve        | u n n f n f f f f n f n c c u f
  publish        | u n n f n f f f f n y n f f u f
  delete         | u n n f n f f f f n y n f f u f`
  await checkCompetition(cast, id, [unseenCompetition, table], approved)
})

test('a competition that is published', { tag: '@full' }, async ({ cast }) => {
  const id = await cast.draft(cast.later)
  await cast.publish(id)
  await cast.fill(id)
  const table = `
                 | V S L I D A J C N E O P U M X W
  invite athlete | u f f f f f f f f f y f f f u f
  invite judge   | u f f f f f f f f f y f f f u f
  order          | u f f f f f f f f f y f f f u f
  register       | u y c c c c y c y y f y y y u y
  reveal         | u f f f f f f f f f c f f f u f`
  await checkCompetition(cast, id, [seenCompetition, table])
})

test('a competition whose day has come, started and finished', { tag: '@full' }, async ({ cast }) => {
  const [one, two] = [cast.toStart(0), cast.toStart(1)]
  const table = `
                 | V S L I D A J C N E O P U M X W
  start          | u f f f f f f f f f y f f f u f`
  await checkCompetition(cast, one, [table], async () => two)
  await cast.start(one)
  const started = `
                 | V S L I D A J C N E O P U M X W
  invite athlete | u f f f f f f f f f c f f f u f
  invite judge   | u f f f f f f f f f y f f f u f
  order          | u f f f f f f f f f c f f f u f
  register       | u c c c c c c c c c f c c c u c
  reveal         | u f f f f f f f f f c f f f u f`
  await checkCompetition(cast, one, [seenCompetition, started])

  const { J, O } = cast.people
  for (const phase of [1, 2]) {
    const { rounds } = await cast.seen(one)
    const current = rounds.filter((round: Phased) => round.round_number === phase)
    for (const { id } of current) await cast.move('rounds', id, 12, J)
    await cast.move(
      'publishRounds',
      current.map(({ id }: Phased) => id),
      10,
      O,
    )
    await cast.move('advanceRounds', { competition_id: one, round_number: phase }, 13, O)
  }
  expect((await cast.seen(one)).status_id).toBe(8)
  const finished = `
                 | V S L I D A J C N E O P U M X W
  invite athlete | u f f f f f f f f f c f f f u f
  invite judge   | u f f f f f f f f f c f f f u f
  order          | u f f f f f f f f f c f f f u f
  register       | u c c c c c c c c c f c c c u c
  reveal         | u f f f f f f f f f y f f f u f`
  await checkCompetition(cast, one, [seenCompetition, finished])
})

type Phased = { id: number; round_number: number }

// statuses-and-moves §4; calls §8. The number is the status of the entry, Y its person
const entries = `
             | V S Y J O P U M X
  1 send     | u f f f y f f f u
  1 confirm  | u f c f f f f f u
  1 approve  | u f f f c f f f u
  1 decline  | u f y f y f f f u
  1 delete   | u f f f y f f f u
  1 paid     | u f f f c f f f u
  2 send     | u f f f c f f f u
  2 confirm  | u f y f f f f f u
  2 approve  | u f f f c f f f u
  2 decline  | u f y f y f f f u
  2 delete   | u f f f c f f f u
  2 paid     | u f f f c f f f u
  3 send     | u f f f c f f f u
  3 confirm  | u f c f f f f f u
  3 approve  | u f f f y f f f u
  3 decline  | u f y f y f f f u
  3 delete   | u f f f c f f f u
  3 paid     | u f f f c f f f u
  4 send     | u f f f c f f f u
  4 confirm  | u f c f f f f f u
  4 approve  | u f f f c f f f u
  4 decline  | u f y f y f f f u
  4 delete   | u f f f c f f f u
  4 paid     | u f f f y f f f u
  5 send     | u f f f c f f f u
  5 confirm  | u f c f f f f f u
  5 approve  | u f f f c f f f u
  5 decline  | u f c f c f f f u
  5 delete   | u f f f c f f f u
  5 paid     | u f f f c f f f u`

test('an entry of an athlete before the start', { tag: '@full' }, ({ cast }) =>
  checkEntries(cast, 'athletes', entries),
)
test('an entry of a judge', { tag: '@full' }, ({ cast }) =>
  checkEntries(cast, 'judges', entries.replaceAll(/^.* paid .*$/gm, '')),
)

test('an entry of an athlete after the start', { tag: '@full' }, async ({ cast }) => {
  const id = cast.toStart(2)
  await cast.start(id)
  const whose = { 1: cast.people.L, 2: cast.people.I, 5: cast.people.D, 18: cast.people.A }
  const table = `
             | V S Y J O P U M X
  18 send    | u f f f c f f f u
  18 confirm | u f c f f f f f u
  18 approve | u f f f c f f f u
  18 decline | u f c f c f f f u
  18 delete  | u f f f c f f f u
  18 paid    | u f f f c f f f u
  1 send     | u f f f c f f f u
  1 decline  | u f c f c f f f u
  1 delete   | u f f f c f f f u
  2 confirm  | u f c f f f f f u
  2 decline  | u f c f c f f f u`
  const found = await differences(table, {
    people: peopleOfEntries(cast),
    calls: entryCalls(cast, 'athletes'),
    subject: async (call) => {
      const self = Object.entries(whose).find(([status]) => status === call.split(' ')[0])?.[1]
      if (!self) throw new Error(`whose is ${call}?`)
      return { id, self, entry: await cast.entryOf(id, self) }
    },
    snapshot: (entry) => cast.seen(entry.id),
  })
  expect(found).toEqual([])
})

test('an entry of a judge who was invited after the start', { tag: '@full' }, async ({ cast }) => {
  const id = cast.toStart(4)
  await cast.start(id)
  const deleted = `
             | V S Y J O P U M X
  1 delete   | u f f f y f f f u
  2 delete   | u f f f y f f f u`
  const declined = `
             | V S Y J P U M X
  2 decline  | u f y f f f f u`
  const self = cast.people.E
  for (const table of [deleted, declined]) {
    const found = await differences(table, {
      people: peopleOfEntries(cast),
      calls: entryCalls(cast, 'judges'),
      subject: async (call): Promise<Entry> => {
        const present = await cast.entryOf(id, self, 2).catch(() => null)
        if (present === null) await cast.enter(id, 'judges', [[self, Number(call.split(' ')[0])]])
        return { id, self, entry: present ?? (await cast.entryOf(id, self, 2)) }
      },
      snapshot: (entry) => cast.seen(entry.id),
    })
    expect(found).toEqual([])
  }
})

async function checkEntries(cast: PermissionFixtures, entity: 'athletes' | 'judges', table: string) {
  const self = entity === 'athletes' ? cast.people.R : cast.people.E
  const made = async (status: number): Promise<Entry> => {
    const id = await cast.draft(cast.later)
    await cast.publish(id)
    await cast.enter(id, entity, [[self, status]])
    return { id, self, entry: await cast.entryOf(id, self, entity === 'athletes' ? 1 : 2) }
  }
  const shared = new Map<number, Promise<Entry>>()
  const found = await differences(table, {
    people: peopleOfEntries(cast),
    calls: entryCalls(cast, entity),
    subject: async (call, isDone) => {
      const status = Number(call.split(' ')[0])
      if (isDone) return made(status)
      shared.set(status, shared.get(status) ?? made(status))
      return shared.get(status) ?? made(status)
    },
    snapshot: ({ id }) => cast.seen(id),
  })
  expect(found).toEqual([])
}

function peopleOfEntries(cast: PermissionFixtures) {
  return ({ self }: Entry): Record<string, Who> => ({ V: null, ...cast.people, Y: self })
}

/*
 * statuses-and-moves §6, §8, §9, §11, §13; calls §9 to §11; who-sees-what §4, §10. The number is its status: 11 was
 * completed before it was disqualified, 12 pending before the injury; J is who holds, scored or stopped it.
 */
const rounds = `
              | V S A R J K C N E O P U M X W
  13 to 16    | u f f f y y y f f - f f f u f
  13 to 17    | u f f f c c c f f c f f f u f
  13 to 6     | u f f f c c c f f f f f f u f
  13 to 7     | u f f f c c c f f c f f f u f
  13 to 19    | u f f f c c c f f f f f f u f
  13 to 11    | u f f f y y f f f f f f f u f
  13 to 12    | u f f f y y f f f f f f f u f
  13 to 13    | u f f f - - - f f c f f f u f
  13 save     | u f f f c c c f f f f f f u f
  13 edit     | u f f f c c c f f f f f f u f
  13 score    | u f f f c c c f f f f f f u f
  13 look     | u f f f y y y f f y f f f u f
  13 history  | u f f f f f f f f y f f y u f
  13 review   | u f c f f f f f f f f f f u f
  13 validate | u f c f f f f f f f f f f u f
  13 delete   | u f f f c c c f f c f f f u f

  16 to 16    | u f f f c c c f f - f f f u f
  16 to 17    | u f f f y y y f f - f f f u f
  16 to 6     | u f f f c c c f f f f f f u f
  16 to 7     | u f f f c c c f f c f f f u f
  16 to 19    | u f f f c c c f f f f f f u f
  16 to 11    | u f f f y y f f f f f f f u f
  16 to 12    | u f f f y y f f f f f f f u f
  16 save     | u f f f c c c f f f f f f u f
  16 look     | u f f f y y y f f y f f f u f
  16 history  | u f f f f f f f f y f f y u f

  17 to 16    | u f f f c c c f f - f f f u f
  17 to 17    | u f f f c c c f f c f f f u f
  17 to 6     | u f f f y y y f f f f f f u f
  17 to 7     | u f f f c c c f f c f f f u f
  17 to 19    | u f f f c c c f f f f f f u f
  17 to 11    | u f f f y y f f f f f f f u f
  17 to 12    | u f f f y y f f f f f f f u f
  17 save     | u f f f c c c f f f f f f u f
  17 score    | u f f f c c c f f f f f f u f
  17 look     | u f f f y y y f f y f f f u f
  17 review   | u f c f f f f f f f f f f u f

  6 to 16     | u f f f c c c f f - f f f u f
  6 to 17     | u f f f y f f f f y f f f u f
  6 to 6      | u f f f c c c f f f f f f u f
  6 to 7      | u f f f c - - f f - f f f u f
  6 to 19     | u f f f c c c f f f f f f u f
  6 to 11     | u f f f c c f f f f f f f u f
  6 to 12     | u f f f c c f f f f f f f u f
  6 save      | u f f f y f f f f f f f f u f
  6 edit      | u f f f c - - f f f f f f u f
  6 score     | u f f f y f f f f f f f f u f
  6 look      | u f f f y y y f f y f f f u f
  6 history   | u f f f y f f f f y f f y u f
  6 review    | u f c f f f f f f f f f f u f
  6 delete    | u f f f c c c f f c f f f u f

  7 to 16     | u f f f c c c f f - f f f u f
  7 to 17     | u f f f c c c f f c f f f u f
  7 to 6      | u f f f c c c f f f f f f u f
  7 to 7      | u f f f c c c f f c f f f u f
  7 to 19     | u f f f y y y f f f f f f u f
  7 to 11     | u f f f y y f f f f f f f u f
  7 to 12     | u f f f y y f f f f f f f u f
  7 save      | u f f f c - - f f f f f f u f
  7 edit      | u f f f c - - f f f f f f u f
  7 score     | u f f f c - - f f f f f f u f
  7 look      | u f y f y y y f f y f f f u f
  7 history   | u f f f y f f f f y f f y u f
  7 validate  | u f c f f f f f f f f f f u f
  7 review    | u f y f f f f f f f f f f u f
  7 delete    | u f f f c c c f f c f f f u f

  19 to 16    | u f f f c c c f f - f f f u f
  19 to 17    | u f f f c c c f f - f f f u f
  19 to 7     | u f f f y f f f f y f f f u f
  19 to 19    | u f f f c c c f f f f f f u f
  19 to 11    | u f f f c c f f f f f f f u f
  19 edit     | u f f f y f f f f f f f f u f
  19 save     | u f f f c - - f f f f f f u f
  19 look     | u f y f y y y f f y f f f u f
  19 history  | u f f f y f f f f y f f y u f
  19 review   | u f c f f f f f f f f f f u f
  19 validate | u f c f f f f f f f f f f u f

  11 to 7     | u f f f y f f f f y f f f u f
  11 to 13    | u f f f c - - f f c f f f u f
  11 to 16    | u f f f c - - f f c f f f u f
  11 to 17    | u f f f c - - f f c f f f u f
  11 to 6     | u f f f c c c f f f f f f u f
  11 to 19    | u f f f c c c f f f f f f u f
  11 to 11    | u f f f c c f f f f f f f u f
  11 to 12    | u f f f c c f f f f f f f u f
  11 save     | u f f f c - - f f f f f f u f
  11 look     | u f y f y y y f f y f f f u f
  11 history  | u f f f y f f f f y f f y u f
  11 review   | u f y f f f f f f f f f f u f
  11 delete   | u f f f c c c f f c f f f u f

  12 to 13    | u f f f y f f f f y f f f u f
  12 to 7     | u f f f c - - f f c f f f u f
  12 to 16    | u f f f c - - f f c f f f u f
  12 to 17    | u f f f c - - f f c f f f u f
  12 to 6     | u f f f c c c f f f f f f u f
  12 to 11    | u f f f c c f f f f f f f u f
  12 look     | u f y f y y y f f y f f f u f
  12 history  | u f f f y f f f f y f f y u f
  12 validate | u f y f f f f f f f f f f u f`

test('a round in every status', { tag: '@full' }, async ({ cast }) => {
  await checkRounds(cast, rounds, roundsOf(cast, cast.full))
})

test('a round of a judge who competes', { tag: '@full' }, async ({ cast }) => {
  const own = `
              | C
  13 to 16    | f
  13 to 11    | f
  13 to 12    | f
  16 to 17    | f
  17 to 6     | f
  17 to 11    | f
  7 to 19     | f
  7 to 12     | f
  11 to 7     | f
  7 delete    | c
  7 review    | y`
  await checkRounds(cast, own, roundsOf(cast, cast.full, true))
})

test('a round whose phase is published', { tag: '@full' }, async ({ cast }) => {
  const id = cast.toStart(3)
  const first = await roundsOf(cast, [id])(7)
  const { J } = cast.people
  const all = (await cast.seen(id)).rounds as { id: number; status_id: number }[]
  const ids = all.map((each) => each.id)
  const phase = `
              | V S A R J K C N E O P U M X W
  publish     | u f f f f f f f f c f f f u f
  leave       | u f f f f f f f f c f f f u f
  take back   | u f f f f f f f f c f f f u f
  seal        | u f f f f f f f f c f f f u f
  one is enough | u f f f f f f f f c f f f u f
  inquire     | u f c f f f f f f f f f f u f`
  const post = (path: string, body: object) => (who: Who) => cast.ask('POST', path, body, who?.token)
  const ofPhase = {
    'take back': post(`/competitions/${id}/undo_advance`, { round_number: 1, reason: 'why' }),
    seal: post(`/competitions/${id}/seal`, {}),
    inquire: post(`/rounds/${first.id}/inquiry`, {
      tricks: [{ validated_trick_id: null, text: 'one more' }],
    }),
    'one is enough': post(`/rounds/${first.id}/one_is_enough`, { reason: 'ill' }),
    publish: (who: Who) =>
      cast.ask('POST', '/status/update', { entity: 'publishRounds', id: ids, new_status: 10 }, who?.token),
    leave: (who: Who) =>
      cast.ask(
        'POST',
        '/status/update',
        { entity: 'advanceRounds', id: { competition_id: id, round_number: 1 }, new_status: 13 },
        who?.token,
      ),
  }
  const trial = {
    people: peopleOfRounds(cast),
    calls: ofPhase,
    subject: async () => first,
    snapshot: () => cast.seen(id),
  }
  expect(await differences(phase, trial)).toEqual([])
  for (const each of all) if (each.status_id === 13) await cast.move('rounds', each.id, 12, J)
  const ready = `
              | V S A R J K C N E O P U M X W
  publish     | u f f f f f f f f y f f f u f`
  expect(await differences(ready, trial)).toEqual([])
  const published = `
              | V S A R J K C N E O P U M X W
  10 to 7     | u f f f c c c f f c f f f u f
  10 to 16    | u f f f c c c f f - f f f u f
  10 to 19    | u f f f c c c f f f f f f u f
  10 to 11    | u f f f c c f f f f f f f u f
  10 to 12    | u f f f c c f f f f f f f u f
  10 look     | u y y y y y y y y y y y y u y
  10 history  | u f f f y f f f f y f f y u f
  10 review   | u f c f f f f f f f f f f u f
  10 validate | u f c f f f f f f f f f f u f
  10 delete   | u f f f c c c f f c f f f u f
  publish     | u f f f f f f f f c f f f u f
  leave       | u f f f f f f f f y f f f u f`
  const calls = { ...roundCalls(cast), ...ofPhase }
  expect(await differences(published, { ...trial, calls })).toEqual([])
})

type Row = { id: number; user_id: number; status_id: number }

/** Returns untouched rounds one by one, brought to a status by J: of everybody except C, or only of C. */
function roundsOf(cast: PermissionFixtures, competitions: readonly number[], ofC = false) {
  const free: Round[] = []
  const todo = [...competitions]
  const next = async (): Promise<Round> => {
    const found = free.pop()
    if (found) return found
    const id = todo.shift()
    if (id === undefined) throw new Error('all rounds are spent')
    if ((await cast.seen(id)).status_id === 10) await cast.start(id)
    const riders = [...cast.athletes, cast.people.C]
    for (const { id: round, user_id, status_id } of (await cast.seen(id)).rounds as Row[]) {
      const athlete = riders.find((each) => each.id === user_id)
      const rival = riders.find((each) => each.id !== user_id && each !== cast.people.C)
      const isOfC = athlete === cast.people.C
      if (athlete && rival && isOfC === ofC && status_id === 13)
        free.push({ id: round, competition: id, athlete, rival })
    }
    return next()
  }
  return async (status: number): Promise<Round> => {
    const round = await next()
    const { J } = cast.people
    const to = (...ways: number[]) =>
      ways.reduce(async (before, way) => {
        await before
        await cast.move('rounds', round.id, way, J)
      }, Promise.resolve())
    const isJudged = status === 7 || status === 19 || status === 11
    if (status === 12) await to(12)
    else if (status === 16) await to(16)
    else if (status === 17) await to(16, 17)
    else if (status === 6 || isJudged) await to(16, 17, 6)
    if (isJudged) await cast.post('/update_round', saved(round.id, true), J)
    if (status === 19 || status === 11) await to(status)
    return round
  }
}

async function checkRounds(
  cast: PermissionFixtures,
  table: string,
  roundIn: (status: number) => Promise<Round>,
) {
  const shared = new Map<number, Promise<Round>>()
  const reads = new Set(['look', 'history'])
  const found = await differences(table, {
    people: peopleOfRounds(cast),
    calls: roundCalls(cast),
    subject: async (line, isDone) => {
      const [status = '', call = ''] = line.split(' ')
      if (isDone && !reads.has(call)) return roundIn(Number(status))
      const known = shared.get(Number(status)) ?? roundIn(Number(status))
      shared.set(Number(status), known)
      return known
    },
    snapshot: async ({ id }) => cast.ask('GET', `/rounds/batch?ids=${id}`, undefined, cast.people.O.token),
  })
  expect(found).toEqual([])
}

function peopleOfRounds(cast: PermissionFixtures) {
  return ({ athlete, rival }: Round): Record<string, Who> => ({
    V: null,
    ...cast.people,
    A: athlete,
    R: rival,
  })
}

// statuses-and-moves §11, §13; who-sees-what §7, §10. The number is the status; A is the round's athlete
test('a training round not published and published', { tag: '@full' }, async ({ cast }) => {
  const table = `
             | V S A J O U M X
  7 look     | u n y n n n n u
  7 history  | u f y f f f y u
  7 save     | u f y f f f f u
  7 publish  | u f y f f f f u
  7 delete   | u f y f f f f u
  7 move     | u f f f f f f u
  10 look    | u y y y y y y u
  10 history | u f y f f f y u
  10 save    | u f c f f f f u
  10 publish | u f c f f f f u
  10 delete  | u f c f f f f u`
  const { ask, post, people } = cast
  const made = async (call: string): Promise<number> => {
    const { round } = await post('/store', training, people.A)
    if (call.startsWith('10 ')) await cast.move('publishRounds', [round.id], 10, people.A)
    return round.id
  }
  const found = await differences(table, {
    people: (): Record<string, Who> => ({ V: null, ...people }),
    calls: trainingCalls(cast),
    subject: made,
    snapshot: (id) => ask('GET', `/get_round/${id}`, undefined, people.A.token),
  })
  expect(found).toEqual([])
})

test('calls that concern no competition', { tag: '@full' }, async ({ cast }) => {
  // calls §5 to §7, §12 to §18, §21, §30; accounts-and-people §1, §11, §14 to §16. A path is a GET; i: of one's own account,
  // with a wrong body
  const table = `
                         | V S A J O U M X
    /health              | y y y y y y y y
    /ready               | y y y y y y y y
    /live/list           | y y y y y y y y
    /search?q=athlete    | y y y y y y y y
    /events              | y y y y y y y y
    /events/99999        | n n n n n n n n
    /live/event/99999    | n n n n n n n n
    /roles               | y y y y y y y y
    /countries           | y y y y y y y y
    /states/724          | y y y y y y y y
    /competitions        | u y y y y y y u
    /competitions/list   | u y y y y y y u
    /athletes/list       | u y y y y y y u
    /judges/list         | u y y y y y y u
    /organizers/list     | u y y y y y y u
    /athletes/list_short | u y y y y y y u
    /judges/list_short   | u y y y y y y u
    /check_profile/1     | u y y y y y y u
    /check_name/1        | u y y y y y y u
    /check_profile/99999 | u n n n n n n u
    /tricks              | u y y y y y y u
    /tricks/20           | u y y y y y y u
    /training/list       | u y y y y y y u
    /home                | u y y y y y y u
    /settings            | u y y y y y y u
    /roles/requests      | u y y y y y y u
    /statistics/athlete/1 | u y y y y y y u
    /athletes/1/habits   | u y y y y y y u
    /rounds/batch?ids=1  | u y y y y y y u
    /account/export      | u y y y y y y u
    /account/sessions    | u y y y y y y u
    /account/second_factor | u y y y y y y u
    /account/calendar    | u y y y y y y u
    /follow              | u y y y y y y u
    /accounts/list       | u f f f f f y u
    /admin/changes       | u f f f f f y u
    /admin/health        | u f f f f f y u
    /outbox              | u f f f f f y u
    /competitions/99999/ranking | u f f f f f n u
    change settings      | u f f f f f y u
    say hello            | u f f f f f y u
    grant a role         | u f f f f f y u
    withdraw a role      | u f f f f f y u
    refuse a role        | u f f f f f c u
    suspend              | u f f f f f y u
    restore              | u f f f f f y u
    change a trick       | u f f f f f n u
    another's profile    | u f f f f f f u
    create               | u f f f y f f u
    train                | u y y y y y y u
    train for another    | u f f f f f f u
    another password     | u i i i i i i u
    another address      | u i i i i i i u
    add a second factor  | u f f f f f i u
    confirm a second factor | u f f f f f c u
    create an event      | u f f f y f f u
    change an event      | u n n n n n n u
    enter an event       | u n n n n n n u
    rank an import       | u f f f f f n u
    follow               | u n n n n n n u
    leave                | u i i i i i i u`
  const { ask, people } = cast
  const paths = Object.fromEntries(
    linesOf(table).map(({ call }) => [call, (who: Who) => ask('GET', call, undefined, who?.token)]),
  )
  const found = await differences(table, {
    people: (): Record<string, Who> => ({ V: null, ...people }),
    calls: { ...paths, ...otherCalls(cast) },
    subject: async () => null,
    snapshot: () => ask('GET', `/check_profile/${people.G.id}`, undefined, people.M.token),
  })
  expect(found).toEqual([])
})

test(
  'an invalid body is 422, a missing subject 404, for callers who may',
  { tag: '@full' },
  async ({ cast }) => {
    const { ask, people, full, later } = cast
    const { O, P, J, A } = people
    const draft = await cast.draft(later)
    const round = await roundsOf(cast, full)(6)
    const save = (more: object) => ({ ...saved(round.id, true), ...more })
    const trick = (more: object) => save({ validatedTricks: [{ id: 1, ...more }] })
    const invitation = { competition_id: draft, athletes_list: [] }
    const attempts: [Who, string, string, unknown, number][] = [
      [O, 'PUT', `/competitions/${draft}`, { formUpdate: { round_size_id: [3, 1], is_vs: 1 } }, 422],
      [O, 'PUT', `/competitions/${draft}`, { formUpdate: { fees: 250_001 } }, 422],
      [O, 'PUT', `/competitions/${draft}`, { formUpdate: { name: ' ' } }, 422],
      [O, 'POST', '/athletes/paid', {}, 422],
      [O, 'POST', '/athletes/paid', { competition_user_id: 999_999 }, 404],
      [O, 'POST', '/athletes/invitation', { ...invitation, email_list: ['nobody'] }, 422],
      [O, 'POST', '/status/update', update('planets', draft, 10), 422],
      [O, 'GET', '/competition/999999', undefined, 404],
      [J, 'POST', '/status/update', update('rounds', 999_999, 16), 404],
      [J, 'GET', '/get_round/999999', undefined, 404],
      [J, 'GET', '/round_history/999999', undefined, 404],
      [J, 'GET', '/rounds/999999/ballots', undefined, 404],
      [J, 'POST', '/rounds/999999/resolve', { choices: [] }, 404],
      [O, 'POST', '/rounds/999999/one_is_enough', { reason: 'ill' }, 404],
      [O, 'POST', '/rounds/999999/one_is_enough', {}, 422],
      [O, 'POST', '/judges/head', { competition_id: 999_999, competition_user_id: null }, 404],
      [A, 'POST', '/rounds/999999/inquiry', { tricks: [{ validated_trick_id: null, text: 'x' }] }, 404],
      [A, 'DELETE', '/inquiries/999999', undefined, 404],
      [J, 'POST', '/inquiries/999999/answer', { outcome: 'same', note: 'x' }, 404],
      [O, 'POST', '/competitions/999999/undo_advance', { round_number: 1, reason: 'x' }, 404],
      [O, 'POST', '/competitions/999999/seal', {}, 404],
      [O, 'GET', '/competitions/999999/history', undefined, 404],
      [P, 'GET', `/competitions/${full[0]}/history`, undefined, 403],
      [J, 'GET', `/competitions/${full[0]}/history?after=x`, undefined, 422],
      [P, 'POST', '/judges/head', { competition_id: full[0], competition_user_id: null }, 403],
      [J, 'POST', '/update_round', save({ modeProgram: 3 }), 422],
      [J, 'POST', '/update_round', save({ modeProgram: 5 }), 422],
      [J, 'POST', '/update_round', save({ validatedTricks: [] }), 422],
      [J, 'POST', '/update_round', trick({ id: 999_999 }), 422],
      [J, 'POST', '/update_round', trick({ grab: 34 }), 422],
      [J, 'POST', '/update_round', trick({ dub: 4 }), 422],
      [J, 'POST', '/update_round', trick({ variation: 3 }), 422],
      [A, 'POST', '/athletes/register', { user_id: J.id, competition_id: full[0] }, 403],
    ]
    const answered = await Promise.all(
      attempts.map(async ([who, method, path, body]) => ({
        tried: `${method} ${path} ${JSON.stringify(body) ?? ''}`,
        ...(await ask(method, path, body, who?.token)),
      })),
    )
    expect(answered.map(({ tried, status }) => [tried, status])).toEqual(
      answered.map(({ tried }, place) => [tried, attempts[place]?.[4]]),
    )
    for (const { body } of answered)
      expect(body).toMatchObject({
        code: expect.stringMatching(/^[a-z]+(-[a-z]+)*$/),
        message: expect.stringMatching(/./),
        errors: expect.anything(),
      })
  },
)
