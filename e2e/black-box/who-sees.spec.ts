/** Who sees what: everybody reads every response and channel, and must get exactly what docs/reference allows. */
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import { expect, test } from './permission-fixtures.ts'
import type { PermissionFixtures, Who } from './permission-fixtures.ts'
import { linesToCheck } from './permission-table.ts'
import { granted } from './wire.ts'
import type { Answer } from './wire.ts'

/*
 * V visitor · S signed in, in no competition · L on the list, not mailed · I invited · D declined · A athlete of the round
 * · R another one · J judge of it · K another judge of it · C judge who competes in it · N judge who is not approved
 * · E judge elsewhere · O owner · P other organizer · U supervisor · M admin · W judge whose role was withdrawn
 */

test('who sees what before the phase is published, one person of each kind', async ({ cast }) => {
  const id = cast.toStart(2)
  const { S, A, R, J, O } = cast.people
  const startNumbers = await numbersNow(cast, id, [null, S, A, R, J, O])
  const round = await judged(cast, id, [{ id: 20 }, { id: 21, grab: 17 }, { id: 23 }])
  const context = { ...round, startNumbers, draft: id, training: round.round }
  expect(
    await wrongViews(
      cast,
      context,
      `
                             | V S A R J O
    total                    | - - - - y y
    total in an event        | - - - - y y
    trick                    | - - y - y y
    comment of the judge     | - - y - y y
    comment of the athlete   | - - y - y y
    address of A             | - - y - - y
    A has paid               | - - y - - y
    entry of D               | - - - - - y
    entry of A               | y y y y y y`,
    ),
  ).toEqual([])
})

test('who sees what before and after the phase is published', { tag: '@full' }, async ({ cast }) => {
  const context = await played(cast, cast.toStart(1))
  // who-sees-what §1 to §5, §7, §8, §10; accounts-and-people §14 to §16
  expect(
    await wrongViews(
      cast,
      context,
      `
                             | V S L I D A R J K C N E O P U M W
    total                    | - - - - - - - y y y - - y - - - -
    total in an event        | - - - - - - - y y y - - y - - - -
    trick                    | - - - - - y - y y y - - y - - - -
    video                    | - - - - - y - y y y - - y - - - -
    comment of the judge     | - - - - - y - y y y - - y - - - -
    comment of the athlete   | - - - - - y - y y y - - y - - - -
    comment on a trick       | - - - - - y - y y y - - y - - - -
    return reason            | - - - - - - - - - - - - y - y y -
    training                 | - - - - - y - - - - - - - - - - -
    note of S                | - y - - - - - - - - - - - - - y -
    why X is suspended       | - - - - - - - - - - - - - - - y -
    address of A             | - - - - - y - - - - - - y - - y -
    phone of A               | - - - - - y - - - - - - y - - y -
    address of G, a guest    | - - - - - - - - - - - - - - - y -
    address of L             | - - y - - - - - - - - - - - - y -
    address of I             | - - - y - - - - - - - - - - - y -
    phone of I               | - - - y - - - - - - - - - - - y -
    address of D             | - - - - y - - - - - - - - - - y -
    address of J             | - - - - - - - y - - - - y - - y -
    address of N             | - - - - - - - - - - y - y - - y -
    invited address          | - - - - - - - - - - - - y - - y -
    invited address in event | - - - - - - - - - - - - - - - - -
    entry of D               | - - - - y - - - - - - - y - y y -
    entry of I               | - - - y - - - - - - - - y - y y -
    entry of L               | - - y - - - - - - - - - y - y y -
    entry of N               | - - - - - - - - - - y - y - y y -
    entry of A               | y y y y y y y y y y y y y y y y y
    A has paid               | - - - - - y - - - - - - y - - - -
    R has paid               | - - - - - - y - - - - - y - - - -
    summary                  | - - - - - - - - - - - - y - y y -`,
    ),
  ).toEqual([])

  const { rounds } = await cast.seen(context.id)
  for (const { id, status_id } of rounds) {
    if (status_id === 13) await cast.move('rounds', id, 12, cast.people.J)
  }
  const ids = rounds.map(({ id }: { id: number }) => id)
  await cast.move('publishRounds', ids, 10, cast.people.O)
  expect(
    await wrongViews(
      cast,
      context,
      `
                             | V S L I D A R J K C N E O P U M W
    total                    | y y y y y y y y y y y y y y y y y
    total in an event        | y y y y y y y y y y y y y y y y y
    trick                    | - y y y y y y y y y y y y y y y y
    comment of the judge     | - y y y y y y y y y y y y y y y y
    training                 | - - - - - y - - - - - - - - - - -
    address of A             | - - - - - y - - - - - - y - - y -
    A has paid               | - - - - - y - - - - - - y - - - -
    entry of D               | - - - - y - - - - - - - y - y y -`,
    ),
  ).toEqual([])
})

test('who sees a ballot before the second is in and after, and an inquiry with its answer', async ({
  cast,
}) => {
  const id = cast.toStart(3)
  const { S, A, R, J, K, O, U, M } = cast.people
  const formUpdate = { judging: 'two', inquiry_minutes: 60 }
  await granted(cast.ask('PUT', `/competitions/${id}`, { formUpdate }, O.token))
  const startNumbers = await numbersNow(cast, id, [null, S, A, R, J, K, O, U, M])
  await cast.start(id)
  const { rounds } = await cast.seen(id)
  const { id: round } = rounds.find((each: { user_id: number }) => each.user_id === A.id)
  for (const status of [16, 17]) await cast.move('rounds', round, status, J)
  const handIn = async (judge: typeof J, validatedTricks: object[]) => {
    await cast.move('rounds', round, 6, judge)
    const saved = { modeProgram: 4, roundId: round, isNew: true, validatedTricks }
    return cast.post('/update_round', { ...saved, athlete_feedback: 'secret-of-a-ballot' }, judge)
  }
  const { ballot } = await handIn(J, [{ id: 20 }, { id: 21, grab: 29 }, { id: 23 }])
  // the other judge enters it meanwhile
  await cast.move('rounds', round, 6, K)
  const context = { id, round, total: ballot.total, trick: 0, startNumbers, draft: id, training: round }
  expect(
    await wrongViews(
      cast,
      context,
      `
                             | V S A R J K O
    ballot                   | - - - - y - y
    grab of it               | - - - - y - y
    comment of a ballot      | - - - - y - y
    how many are in          | - - - - y y y`,
    ),
  ).toEqual([])
  await cast.move('rounds', round, 17, K)
  await handIn(K, [{ id: 20 }, { id: 23 }])
  expect(
    await wrongViews(
      cast,
      context,
      `
                             | V S A R J K O
    ballot                   | - - - - y y y
    comment of a ballot      | - - - - y y y
    how many are in          | - - - - y y y`,
    ),
  ).toEqual([])

  await decide(cast, id, round)
  expect(
    await wrongViews(
      cast,
      context,
      `
                             | V S A R J K O U M
    inquiry                  | - - y - y y y - -
    answer to it             | - - y - y y y - -`,
    ),
  ).toEqual([])
})

/** The head judge takes the first ballot, the phase is published, the athlete inquires and the head judge answers. */
async function decide({ ask, move, post, seen, people }: PermissionFixtures, id: number, round: number) {
  const { A, J, K, O } = people
  const { competition_users: entries, rounds } = await seen(id)
  const entry = entries.find((each: Entry) => each.user_id === J.id)
  await post('/judges/head', { competition_id: id, competition_user_id: entry.id }, O)
  const { differences } = await granted(ask('GET', `/rounds/${round}/ballots`, undefined, J.token))
  const choices = differences.map(({ at }: { at: number }) => ({ at, take: 'a' }))
  await post(`/rounds/${round}/resolve`, { choices }, J)
  for (const each of rounds) if (each.id !== round) await move('rounds', each.id, 12, K)
  await move(
    'publishRounds',
    rounds.map((each: { id: number }) => each.id),
    10,
    O,
  )
  const tricks = [{ validated_trick_id: null, text: 'secret-of-an-inquiry' }]
  const { inquiry } = await post(`/rounds/${round}/inquiry`, { tricks }, A)
  await post(`/inquiries/${inquiry.id}/answer`, { outcome: 'same', note: 'secret-of-an-answer' }, J)
}

type PlayedFixtures = Awaited<ReturnType<typeof played>>
type Entry = { user_id: number; role_id: number; status_id: number; fees_paid: boolean | null }
type View = {
  answers: string
  events: string
  competition: { competition_users: Entry[]; athletes_summary: unknown } | null
}

/** The judged round, a draft that was restored, and a training round. */
async function played(cast: PermissionFixtures, id: number) {
  const { post, people } = cast
  const { A, S, I, O, U } = people
  const startNumbers = await numbersNow(cast, id)
  for (const [place, who] of [A, I].entries()) {
    const updatedUser = { country_id: 724, phone: `003460000000${place}` }
    await post('/update_profile', { updatedUser }, who)
  }
  const draft = await cast.draft(cast.later)
  await cast.fill(draft)
  const invitation = { competition_id: draft, athletes_list: [], email_list: ['secret-address@cast.example'] }
  await post('/athletes/invitation', invitation, O)
  await post(`/competitions/${draft}/return`, { reason: 'secret-reason' }, U)
  await post('/roles/request', { role_id: 3, note: 'secret-note' }, S)
  const round = await judged(cast, id, [{ id: 20 }, { id: 21, grab: 17 }])

  const named = { round_name: 'secret-training', validatedTricks: [{ id: 22 }] }
  const trained = { modeProgram: 3, competitionDetails: null, ...named }
  const training = await post('/store', trained, A)
  return { ...round, draft, startNumbers, training: Number(training.round.id) }
}

/** A's round in a competition started here: scored by J with video and comment, and reviewed. */
async function judged(
  { ask, post, move, start, seen, people }: PermissionFixtures,
  id: number,
  validatedTricks: object[],
) {
  const { A, J } = people
  await start(id)
  const { rounds } = await seen(id)
  const round = rounds.find((each: { user_id: number }) => each.user_id === A.id)
  for (const status of [16, 17, 6]) await move('rounds', round.id, status, J)
  const saved = { modeProgram: 4, roundId: round.id, isNew: true, validatedTricks }
  const more = { videoUrl: 'https://youtu.be/secretVideo', athlete_feedback: 'secret-of-the-judge' }
  await post('/update_round', { ...saved, ...more }, J)
  const answer = await granted(ask('GET', `/get_round/${round.id}`, undefined, J.token))
  const trick: number = answer.validatedTricks[0].validated_trick_id
  const reviewedTricks = [{ trick_id: trick, feedback: 2, comment: 'secret-of-a-trick' }]
  const round_feedback = { round_id: round.id, comment: 'secret-of-the-athlete' }
  await post('/validated_tricks/review', { reviewedTricks, round_feedback }, A)
  return { id, round: Number(round.id), total: Number(answer.round.total_score), trick }
}

async function wrongViews(
  cast: PermissionFixtures,
  context: PlayedFixtures,
  table: string,
): Promise<string[]> {
  const facts = factsOf(cast, context)
  const people: Record<string, Who> = { V: null, ...cast.people }
  const views = new Map<string, View>()
  const lines = linesToCheck(table)
  for (const [letter] of lines[0]?.cells ?? []) {
    views.set(letter, await readAll(cast, context, people[letter] ?? null))
  }
  return lines.flatMap(({ call, cells }) =>
    cells.flatMap(([letter, expected]) => {
      const [fact, view] = [facts[call], views.get(letter)]
      if (!fact || !view) throw new Error(`${call} for ${letter}?`)
      const isSeen = fact(view)
      return isSeen === (expected === 'y') ? [] : [`${call} is ${isSeen ? '' : 'not '}seen by ${letter}`]
    }),
  )
}

const says =
  (text: string) =>
  ({ answers, events }: View) =>
    (answers + events).includes(text)

const has =
  (who: { id: number }, is: (entry: Entry) => boolean) =>
  ({ competition }: View) =>
    competition?.competition_users.some((entry) => entry.user_id === who.id && is(entry)) ?? false

function factsOf(
  { people }: PermissionFixtures,
  { total, trick }: PlayedFixtures,
): Record<string, (view: View) => boolean> {
  const { A, R, G, L, I, D, J, N } = people
  const addresses = Object.entries({ A, L, I, D, J, N }).map(([letter, { email }]) => [
    `address of ${letter}`,
    says(email),
  ])
  return {
    ...Object.fromEntries(addresses),
    'address of G, a guest': says(G.email),
    total: says(`"total_score":${total}`),
    'total in an event': ({ events }) => events.includes(`"total_score":${total}`),
    trick: says(`"validated_trick_id":${trick},`),
    video: says('secretVideo'),
    ballot: says(`"total":${total}`),
    'comment of a ballot': says('secret-of-a-ballot'),
    'grab of it': says('"grab":29,'),
    'how many are in': says('"ballots":{"needed":2,'),
    inquiry: says('secret-of-an-inquiry'),
    'answer to it': says('secret-of-an-answer'),
    'comment of the judge': says('secret-of-the-judge'),
    'comment of the athlete': says('secret-of-the-athlete'),
    'comment on a trick': says('secret-of-a-trick'),
    'return reason': says('secret-reason'),
    training: says('secret-training'),
    'note of S': says('secret-note'),
    'why X is suspended': says('for the table'),
    'phone of A': says('0034600000000'),
    'phone of I': says('0034600000001'),
    'invited address': says('secret-address@'),
    'invited address in event': ({ events }) => events.includes('secret-address@'),
    'entry of A': has(A, () => true),
    'entry of D': has(D, () => true),
    'entry of I': has(I, () => true),
    'entry of L': has(L, () => true),
    'entry of N': has(N, () => true),
    'A has paid': has(A, ({ fees_paid }) => fees_paid === true),
    'R has paid': has(R, ({ fees_paid }) => fees_paid === true),
    summary: ({ competition }) => (competition?.athletes_summary ?? null) !== null,
  }
}

async function readAll(cast: PermissionFixtures, context: PlayedFixtures, who: Who): Promise<View> {
  const { ask, people } = cast
  const { id, draft, round, training } = context
  const get = (path: string) => askUntilReady(() => ask('GET', path, undefined, who?.token))
  const paths = [
    '/competitions/list /live/list /training/list /home /tricks/20 /account/export /account/sessions',
    '/athletes/list /judges/list /organizers/list /athletes/list_short /judges/list_short',
    '/accounts/list /accounts/list?page=2 /roles/requests /admin/changes /admin/health /outbox',
    `/competition/${id} /statistics/competition/${id} /live/${id}`,
    `/competition/${draft} /statistics/competition/${draft} /live/${draft}`,
    ...[id, draft].flatMap((each) =>
      ['format=json', 'what=entries', 'what=results', 'what=round&round_number=1'].map(
        (query) => `/competitions/${each}/export?${query}`,
      ),
    ),
    `/competitions/${id}/inquiries /competitions/${id}/history`,
    `/rounds/${round}/ballots /get_round/${round} /round_history/${round} /rounds/batch?ids=${round},${training}`,
    `/get_round/${training} /round_history/${training}`,
    `/statistics/athlete/${people.A.id} /athletes/${people.A.id}/habits /check_name/${people.A.id}`,
    ...Object.values(people).map((each) => `/check_profile/${each.id}`),
  ].flatMap((line) => line.split(' '))
  const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await get(path)) })))
  const open = answers.filter(({ status }) => status === 200)
  const page = open.find(({ path }) => path === (who ? `/competition/${id}` : `/live/${id}`))
  return {
    answers: open.map(({ body }) => JSON.stringify(body)).join('\n'),
    events: await hearAll(cast, who, context),
    competition: page?.body.competition ?? null,
  }
}

/** A 503 hides nothing from anybody: a busy server is asked again, as every client does. */
async function askUntilReady(once: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; tries <= 20; tries++) {
    const answer = await once()
    if (answer.status < 500) return answer
    expect(answer).toMatchObject({ status: 503 })
    await sleep(250 * tries)
  }
  throw new Error('the server did not answer')
}

/** Replays the events since the beginning of the test on every channel open to `who`; events from weeks before are not stored. */
async function hearAll(
  { origin, people }: PermissionFixtures,
  who: Who,
  { id, draft, startNumbers }: PlayedFixtures,
): Promise<string> {
  const socket = connected(origin, who)
  const received: { channel: string; seq: number }[] = []
  socket.onAny((_, event) => received.push(event))
  const users = Object.values(people).map((each) => `users.${each.id}`)
  for (const channel of [...everybodys(id), `competition.${draft}`, ...users]) {
    const after = startNumbers.get(who)?.get(channel) ?? 0
    const { ok, code, seq, gap } = await subscribed(socket, channel, after)
    if (!ok) expect(code, channel).toBe('not-allowed')
    // with a gap, as after a lost role, earlier events are not replayed and the client fetches again
    if (!ok || seq === after || gap) continue
    const isThere = () => received.some((each) => each.channel === channel && each.seq === seq)
    await expect.poll(isThere, { message: channel }).toBe(true)
  }
  socket.close()
  return JSON.stringify(received)
}

/** Last event number of each channel, per person. */
async function numbersNow(
  { origin, people }: PermissionFixtures,
  id: number,
  all: readonly Who[] = [null, ...Object.values(people)],
): Promise<Map<Who, Map<string, number>>> {
  const numbers = new Map<Who, Map<string, number>>()
  for (const who of all) {
    const socket = connected(origin, who)
    const own = new Map<string, number>()
    numbers.set(who, own)
    if (who === people.X) continue
    for (const channel of [...everybodys(id), ...(who ? [`users.${who.id}`] : [])]) {
      own.set(channel, (await subscribed(socket, channel)).seq)
    }
    socket.close()
  }
  return numbers
}

const everybodys = (id: number) => ['test-channel', 'competition.global', `competition.${id}`]

function connected(origin: string, who: Who): Socket {
  const auth = who === null ? {} : { token: who.token }
  return io(origin, { transports: ['websocket'], auth, forceNew: true })
}

function subscribed(socket: Socket, channel: string, after?: number) {
  return socket.timeout(60_000).emitWithAck('subscribe', channel, after === undefined ? {} : { after })
}
