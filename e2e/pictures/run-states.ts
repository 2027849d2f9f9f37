/** Competitions in states that the demo lacks, one each; and a day on which nothing is on. */
import { getCompetition } from '@trickline/contract/competitions'
import { makeScreenLink } from '@trickline/contract/screens'
import { changeSettings } from '@trickline/contract/settings'
import { roundStatusOf } from '@trickline/contract/status-codes'
import type { Athlete } from '@trickline/samples/accounts'
import type { CompetitionBuilder } from '@trickline/samples/competition-builder'
import type { CompetitionRun } from '@trickline/samples/run-competition'
import { aCompetition, named, productOn, signIn, signInOfficials } from '../harness/people.ts'
import type { RunningServer } from '../harness/server.ts'
import { demo, type Facts } from './facts.ts'
import { runEvents } from './run-events.ts'

type State = {
  plan: CompetitionBuilder
  who: 'women' | 'men' | 'both'
  count: number
  /** Starts on the day of the pictures. */
  run?: (run: CompetitionRun) => Promise<unknown>
}

/** A competition is planned at least a month before its start. */
const daysBefore = 44
const yesterday = daysBefore - 1

export async function runStates(server: RunningServer): Promise<Facts> {
  await server.restart(-daysBefore)
  const product = productOn(server)
  const admin = await signIn(product, named.amaia)
  await product.send(changeSettings, { body: { mixed: true } }, admin.token)
  const planned: [string, State, number][] = []
  for (const [name, state] of Object.entries(states)) {
    const run = await runOf(server, state)
    const { id } = state.count > 0 ? await run.withAthletes() : await run.withJudges()
    planned.push([name, state, id])
  }
  await server.moveClock(0)
  for (const [, state, id] of planned) await state.run?.(await runOf(server, state, id))
  const facts = await factsOf(server, {
    ...Object.fromEntries(planned.map(([name, , id]) => [name, id])),
    ...demoOnScreens,
  })
  const events = await runEvents(server, (name) => planned.find(([each]) => each === name)?.[2] ?? 0)
  return { ...facts, ...events, 'in starting tomorrow': cardsOf('women', 1)[0]?.email ?? '' }
}

export async function finishEverything(server: RunningServer): Promise<Facts> {
  for (const [id, who] of [
    [demo.qualifying, 'men'],
    [demo.quarterfinal, 'women'],
  ] as const) {
    const run = await runOf(server, { plan: aCompetition(''), who, count: 12 }, id)
    for (const round of await run.currentRounds())
      if (roundStatusOf(round.status_id) === 'scoring') await run.judging.release(round)
    await run.finished()
  }
  return {}
}

const { open, qualifying, quarterfinal, finishedVs, finished } = demo
const demoOnScreens = { open, qualifying, quarterfinal, finishedVs, finished }

const states: Record<string, State> = {
  soon: {
    plan: aCompetition('Fjordline Open')
      .at('Møllebukta, Stavanger', 578, 'Europe/Oslo')
      .startingIn(90)
      .registeringFrom(60),
    who: 'women',
    count: 0,
  },
  full: {
    plan: aCompetition('Encuentro del Sur')
      .at('Playa de la Caleta, Cádiz', 724, 'Europe/Madrid')
      .startingIn(70),
    who: 'women',
    count: 12,
  },
  closed: {
    plan: aCompetition('Winterline Oslo')
      .at('Sørenga, Oslo', 578, 'Europe/Oslo')
      .startingIn(60)
      .registeringUntil(40),
    who: 'men',
    count: 9,
  },
  'event women': { plan: inNorden('Women'), who: 'women', count: 7 },
  'event men': { plan: inNorden('Men'), who: 'men', count: 0 },
  'starting tomorrow': {
    plan: aCompetition('Danube Line')
      .versus()
      .at('Donauinsel, Wien', 40, 'Europe/Vienna')
      .startingIn(daysBefore + 1),
    who: 'women',
    count: 9,
  },
  'starting today': {
    plan: versus('Isar Open').at('Flaucher, München', 276, 'Europe/Berlin').startingIn(daysBefore),
    who: 'men',
    count: 9,
  },
  'two stages': {
    plan: versus('Copa Primavera')
      .withStages('semiFinal', 'final')
      .at('Parque de María Luisa, Sevilla', 724, 'Europe/Madrid'),
    who: 'women',
    count: 8,
    run: (run) => run.finished(),
  },
  'four stages': {
    plan: versus('Open de Lyon')
      .withStages('eighthFinal', 'quarterFinal', 'semiFinal', 'final')
      .forAPackOf('medium')
      .at('Parc de la Tête d’Or, Lyon', 250, 'Europe/Paris'),
    who: 'both',
    count: 18,
    run: async (run) => {
      await run.advanced()
      await run.advanced()
      await run.advanced()
      const [first] = await run.currentRounds()
      if (first) await run.judging.startRecording(first)
    },
  },
  'five stages': {
    plan: versus('World Cup Laax')
      .withStages('sixteenthFinal', 'eighthFinal', 'quarterFinal', 'semiFinal', 'final')
      .forAPackOf('big')
      .at('Crap Sogn Gion, Laax', 756, 'Europe/Zurich'),
    who: 'both',
    count: 25,
    run: (run) => run.finished(),
  },
  semifinal: {
    plan: versus('Lisboa Line Battle').at('Doca de Santo Amaro, Lisboa', 620, 'Europe/Lisbon'),
    who: 'women',
    count: 10,
    run: async (run) => {
      await run.advanced()
      await run.advanced()
      const [first, second] = await run.currentRounds()
      if (!first || !second) throw new Error('a semifinal has four rounds')
      await run.judging.startRecording(first)
      await run.judging.stopRecording(first)
      await run.judging.startRecording(second)
    },
  },
  judges: {
    plan: versus('Lago Sessions').at('Lago di Garda, Torbole', 380, 'Europe/Rome'),
    who: 'men',
    count: 10,
    run: async (run) => {
      await run.advanced()
      await run.advanced()
      await run.recorded()
    },
  },
  'publish due': {
    plan: versus('Vltava Battle').at('Náplavka, Praha', 203, 'Europe/Prague'),
    who: 'women',
    count: 10,
    run: async (run) => {
      await run.advanced()
      await run.scored()
    },
  },
  result: {
    plan: versus('Slack am See').at('Zürichhorn, Zürich', 756, 'Europe/Zurich'),
    who: 'men',
    count: 10,
    run: async (run) => {
      await run.advanced()
      await run.publishedPhase()
    },
  },
  break: {
    plan: versus('Baltic Line Cup').at('Stroomi rand, Tallinn', 233, 'Europe/Tallinn'),
    who: 'women',
    count: 10,
    run: async (run) => {
      await run.advanced()
      await run.advanced()
    },
  },
  standings: {
    plan: aCompetition('Trofeo Pirineos')
      .at('Plaza de las Cortes, Jaca', 724, 'Europe/Madrid')
      .startingIn(yesterday),
    who: 'men',
    count: 12,
    run: (run) => run.publishedPhase(),
  },
}

/** A division of a coming event (run-events.ts). */
function inNorden(name: string): CompetitionBuilder {
  return aCompetition(name).at('Sørenga, Oslo', 578, 'Europe/Oslo').startingIn(60)
}

function versus(name: string): CompetitionBuilder {
  return aCompetition(name).versus().startingIn(yesterday)
}

/** `id`: continues an existing competition. Sessions end when the clock moves. */
async function runOf(
  server: RunningServer,
  { plan, who, count }: State,
  id?: number,
): Promise<CompetitionRun> {
  const product = productOn(server)
  const { organizer, supervisor, judges } = await signInOfficials(product)
  return plan
    .by(organizer)
    .approvedBy(supervisor)
    .judgedBy(...judges)
    .for(await signInAthletes(server, who, count))
    .forGender(genders[who])
    .runIn(product, id)
}

const genders = { women: 'female', men: 'male', both: 'mixed' } as const

async function signInAthletes(server: RunningServer, who: State['who'], count: number): Promise<Athlete[]> {
  const product = productOn(server)
  return Promise.all(cardsOf(who, count).map((card) => signIn(product, card)))
}

function cardsOf(who: State['who'], count: number) {
  return [...named.athletes, ...named.counterparts]
    .filter(({ gender }) => who === 'both' || gender === genders[who])
    .slice(0, count)
}

/** The id of each competition and the addresses of its screens. */
async function factsOf(server: RunningServer, ids: Record<string, number>): Promise<Facts> {
  const product = productOn(server)
  const { organizer } = await signInOfficials(product)
  const facts: Facts = {}
  for (const [name, id] of Object.entries(ids)) {
    const params = { id }
    const { competition } = await product.send(getCompetition, { params }, organizer.token)
    facts[name] = String(competition.id)
    for (const kind of ['big-screen', 'overlay'] as const) {
      const { address } = await product.send(makeScreenLink, { params, body: { kind } }, organizer.token)
      const { pathname, search } = new URL(address)
      facts[`${kind} ${name}`] = pathname + search
    }
  }
  return facts
}
