/** The largest competition, on its own server: 40 entries, 32 of which ride; two qualifying phases and two stages; 112 rounds. */
import { changeSettings } from '@trickline/contract/settings'
import { buildCompetition } from '@trickline/samples/competition-builder'
import { signIn, signUp } from '@trickline/samples/accounts'
import type { Athlete, Person } from '@trickline/samples/accounts'
import { registerAll } from '@trickline/samples/enter-people'
import type { CompetitionRun } from '@trickline/samples/run-competition'
import { signInOfficials, signUpOfficials } from '@trickline/samples/officials'
import type { Officials } from '@trickline/samples/officials'
import { amaia } from '@trickline/samples/people'
import type { AthleteCard } from '@trickline/samples/people'
import type { Product } from '@trickline/samples/product'
import { sendOverHttp } from '@trickline/samples/send-over-http'
import { startServer } from '../e2e/harness/server.ts'
import type { RunningServer } from '../e2e/harness/server.ts'

export type BusyCompetition = {
  server: RunningServer
  product: Product
  organizer: Person
  spectator: Person
  judges: Person[]
  held: CompetitionRun
  id: number
}

export async function busyCompetition(): Promise<BusyCompetition> {
  const server = await startServer({ demo: false })
  const product: Product = {
    send: sendOverHttp(server.origin),
    now: () => new Date(Date.now() + server.daysAhead() * 86_400_000),
    mailedToken: server.mailedToken,
    makeAdmin: server.makeAdmin,
  }
  const officials = await signUpOfficials(product)
  const athletes: Athlete[] = []
  for (const card of cards) athletes.push(await signUp(product, card, { verified: false }))
  const riding = athletes.slice(0, 32)

  // 32 athletes and dual qualifying go together only online
  const admin = await signIn(product, amaia)
  await product.send(changeSettings, { body: { online: true } }, admin.token)
  const { id } = await plan(officials, riding).runIn(product).withAthletes()
  await registerAll({ product, competitionId: id, organizer: officials.organizer }, athletes.slice(32))
  await server.moveClock(34)

  const { organizer, judges, supervisor } = await signInOfficials(product)
  const back: Athlete[] = []
  for (const athlete of riding) back.push(await signIn(product, athlete))
  const held = plan({ organizer, judges, supervisor }, back).runIn(product, id)
  await held.started()
  const [, spectator] = back
  if (spectator === undefined) throw new Error('nobody is left to watch')
  return { server, product, organizer, judges, spectator, held, id }
}

function plan({ organizer, supervisor, judges }: Officials, athletes: readonly Athlete[]) {
  return buildCompetition('The largest there is')
    .versus()
    .online()
    .withDualQualifying()
    .forAPackOf('big')
    .withStages('sixteenthFinal', 'eighthFinal', 'quarterFinal', 'semiFinal', 'final')
    .startingIn(33)
    .by(organizer)
    .approvedBy(supervisor)
    .judgedBy(...judges)
    .for(athletes)
}

const cards: AthleteCard[] = Array.from({ length: 40 }, (_, index) => ({
  name: `Athlete ${index + 1}`,
  surname: 'Wieczorkiewicz',
  email: `rider${index + 1}@trickline.example`,
  strength: 1 + (index % 10),
}))
