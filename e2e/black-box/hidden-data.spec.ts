/** Who sees a score before it is published, in responses and live events (who-sees-what §3). */
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import type { Somebody } from './community.ts'
import { move } from './judge-phase.ts'
import type { Round } from './judge-phase.ts'
import { expect, test } from './black-box-test.ts'
import { granted } from './wire.ts'

test('a score is for the owner and the judges until it is published, and for everybody after', async ({
  running,
}) => {
  const { ask, organizer, judges, supervisor, admin, spectator, origin } = running
  const [judge] = judges
  const id = running.idOf('hidden')
  await granted(ask('POST', `/competition/start/${id}`, undefined, organizer.token))
  const rounds = await roundsOf(null)
  const [round, other] = rounds
  if (!round || !other) throw new Error('there are no rounds')
  const athlete = running.athletes.find((each) => each.id === round.user_id)
  const rival = running.athletes.find((each) => each.id === other.user_id)
  if (!athlete || !rival) throw new Error('the rounds are of nobody')
  const listeners = {
    visitor: await listen(origin, null, id),
    spectator: await listen(origin, spectator, id),
    athlete: await listen(origin, athlete, id),
    organizer: await listen(origin, organizer, id),
  }

  for (const status of [16, 17, 6]) await move(running, round, status, judge)
  await granted(ask('POST', '/update_round', scored(round), judge.token))

  // a single trick without grab or dub: its value plus one point of variety
  const { tricks } = await granted(ask('GET', '/tricks', undefined, judge.token))
  const total: number = tricks.find((trick: { id: number }) => trick.id === 20).value + 1
  for (const official of [organizer, ...judges]) {
    expect(await totalFor(official)).toEqual([total, total])
    expect((await ask('GET', `/get_round/${round.id}`, undefined, official.token)).status).toBe(200)
  }
  for (const outsider of [spectator, rival, supervisor, admin]) {
    expect(await totalFor(outsider), outsider.email).toEqual([null, null])
    expect((await ask('GET', `/get_round/${round.id}`, undefined, outsider.token)).status).toBe(403)
  }
  expect((await roundsOf(null)).find((each) => each.id === round.id)?.total_score).toBeNull()
  // the athlete reviews the tricks but sees the total only after publication
  expect(await totalFor(athlete)).toEqual([null, null])
  const own = await granted(ask('GET', `/get_round/${round.id}`, undefined, athlete.token))
  expect(own.validatedTricks).toHaveLength(1)
  expect(own.round.total_score).toBeNull()

  for (const each of rounds) if (each.id !== round.id) await move(running, each, 12, judge)
  const publish = {
    entity: 'publishRounds',
    id: rounds.map((each) => each.id),
    new_status: 10,
    source: 'rounds',
  }
  await granted(ask('POST', '/status/update', publish, organizer.token))
  for (const everybody of [spectator, athlete, rival, organizer]) {
    expect(await totalFor(everybody)).toEqual([total, total])
    expect((await ask('GET', `/get_round/${round.id}`, undefined, everybody.token)).status).toBe(200)
  }

  for (const [who, listener] of Object.entries(listeners)) {
    await expect.poll(() => listener.events.includes('RoundsBatchUpdated'), { message: who }).toBe(true)
    const before = listener.totals.slice(0, listener.publishedAt())
    if (who === 'organizer') expect(before).toContain(total)
    else
      expect(
        before.every((each) => each === null || each === undefined),
        `${who} heard no score`,
      ).toBe(true)
    expect(listener.totals.slice(listener.publishedAt())).toContain(total)
    expect(listener.seqs).toEqual(listener.seqs.map((_, index) => (listener.seqs[0] ?? 0) + index))
    expect(listener.text(), `${who} heard no address`).not.toMatch(/@black-box\.example/)
    listener.socket.close()
  }

  async function roundsOf(who: Somebody | null): Promise<Round[]> {
    const path = who === null ? `/live/${id}` : `/competition/${id}`
    const { competition } = await granted(ask('GET', path, undefined, who?.token))
    return competition.rounds
  }
  async function totalFor(who: Somebody): Promise<unknown[]> {
    const { rounds: batch } = await granted(
      ask('GET', `/rounds/batch?ids=${round?.id}`, undefined, who.token),
    )
    return [(await roundsOf(who)).find((each) => each.id === round?.id)?.total_score, batch[0].total_score]
  }
})

function scored(round: Round) {
  return {
    modeProgram: 4,
    roundId: round.id,
    isNew: true,
    videoUrl: '',
    validatedTricks: [{ id: 20, variation: 0, grab: null, dub: 0 }],
  }
}

async function subscribe(origin: string, who: Somebody | null, channel: string) {
  const auth = who === null ? {} : { token: who.token }
  const socket: Socket = io(origin, { transports: ['websocket'], auth, forceNew: true })
  return { socket, answer: await socket.timeout(60_000).emitWithAck('subscribe', channel) }
}

async function listen(origin: string, who: Somebody | null, id: number) {
  const { socket, answer } = await subscribe(origin, who, `competition.${id}`)
  expect(answer).toMatchObject({ ok: true })
  const events: string[] = []
  const totals: (number | null | undefined)[] = []
  const seqs: number[] = []
  const bodies: unknown[] = []
  let publishedAt = Number.POSITIVE_INFINITY
  socket.onAny((event: string, body: { seq: number; round?: Round; rounds?: Round[] }) => {
    if (event === 'RoundsBatchUpdated') publishedAt = Math.min(publishedAt, totals.length)
    events.push(event)
    seqs.push(body.seq)
    bodies.push(body)
    totals.push(
      ...[...(body.rounds ?? []), ...(body.round ? [body.round] : [])].map((each) => each.total_score),
    )
  })
  return { socket, events, totals, seqs, text: () => JSON.stringify(bodies), publishedAt: () => publishedAt }
}
