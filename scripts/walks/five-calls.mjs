/** Makes the calls on a real server with a competition of pairs, and counts what each runs through. */
import { io } from 'socket.io-client'
import { entryStatusCodes, roundStatusCodes } from '@trickline/contract/status-codes'
import { channelOf } from '@trickline/contract/live-events'
import { createTestDatabase } from '../../apps/api/src/platform/postgres/test-database.ts'
import { testServer } from '../../apps/api/src/platform/test-server.ts'
import { testCompetition } from '../../apps/api/src/rounds/test-rounds.ts'
import { Recorder } from './recorder.mjs'

/** By what is done: `{ visits, statements }` (recorder.mjs). */
export async function countWalks() {
  const recorder = new Recorder()
  const server = await testServer({ database: await databaseWatchedBy(recorder) })
  recorder.watchServer(server.app.server)
  const address = await server.listen()
  const walk = (by, path, body) => recorder.record(() => post(address, path, by.token, body))
  const cup = await testCompetition(server, {
    plan: (plan) => plan.versus().withStages('quarterFinal', 'semiFinal', 'final'),
  })
  const { id } = await cup.held.published()
  const channel = channelOf.competition(id)
  const sockets = [
    await subscribed(address, null, channel),
    await subscribed(address, cup.owner.token, channel),
  ]

  const newcomer = cup.athleteOfNone
  const registering = await walk(newcomer, '/athletes/register', {
    user_id: newcomer.id,
    competition_id: id,
  })
  const accepting = await walk(...(await invitationToAccept(cup, id, await server.person('athlete'))))
  await cup.held.recorded()
  const saving = await walk(...(await roundToSave(cup)))
  await cup.held.scored()
  const publishing = await walk(cup.owner, '/status/update', {
    entity: 'publishRounds',
    id: (await cup.held.currentRounds()).map((round) => round.id),
    new_status: roundStatusCodes.published,
  })
  await cup.held.advanced()
  await cup.held.publishedPhase()
  const advancing = await walk(cup.owner, '/status/update', advanceOf(id, 2))
  await cup.held.advanced()
  await cup.held.publishedPhase()
  const finishing = await walk(cup.owner, '/status/update', advanceOf(id, 4))

  for (const socket of sockets) socket.disconnect()
  await server.close()
  return {
    'A judge saves a round': saving,
    'The owner publishes a phase': publishing,
    'An athlete registers': registering,
    'An athlete accepts an invitation': accepting,
    'The owner advances pairs': advancing,
    'The owner advances the final to the podium': finishing,
  }
}

async function databaseWatchedBy(recorder) {
  const database = await createTestDatabase()
  const open = () => {
    const opened = database.open()
    recorder.watchPool(opened.pool)
    return opened
  }
  return { ...database, open }
}

async function invitationToAccept(cup, competition_id, athlete) {
  const invited = await cup.ask(cup.owner, 'POST', '/athletes/invitation', {
    competition_id,
    athletes_list: [{ id: athlete.id }],
  })
  const [{ id }] = invited.body.competition_users
  await cup.update(cup.owner, 'athletes', [id], entryStatusCodes.invited)
  const body = { entity: 'athletes', id: [id], new_status: entryStatusCodes.pending, source: 'walk' }
  return [athlete, '/status/update', body]
}

async function roundToSave(cup) {
  const round = await cup.roundOf(0)
  await cup.move(cup.judge, round, 'scoring')
  const tricks = [{ id: 92 }, { id: 1, grab: null, variation: 0, dub: 0 }]
  const body = { modeProgram: round.rule_id, roundId: round.id, isNew: true, validatedTricks: tricks }
  return [cup.judge, '/update_round', body]
}

function advanceOf(competition_id, round_number) {
  return {
    entity: 'advanceRounds',
    id: { competition_id, round_number },
    new_status: roundStatusCodes.pending,
  }
}

async function post(address, path, token, body) {
  const answer = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  await answer.json()
}

async function subscribed(address, token, channel) {
  const socket = io(address, { transports: ['websocket'], auth: { token }, forceNew: true })
  const reply = await socket.emitWithAck('subscribe', channel, {})
  if (!reply.ok) throw new Error(`${channel}: ${reply.code}`)
  return socket
}
