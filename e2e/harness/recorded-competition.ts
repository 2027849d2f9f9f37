/** A competition in qualifying, by default of eight, with all rounds recorded and none scored. The clock has moved weeks. */
import { getRound } from '@trickline/contract/rounds'
import type { RoundRow } from '@trickline/contract/rounds'
import { roundStatusOf } from '@trickline/contract/status-codes'
import { packs } from '@trickline/competition/stages'
import type { Person } from '@trickline/samples/accounts'
import type { CompetitionBuilder } from '@trickline/samples/competition-builder'
import type { AthleteCard } from '@trickline/samples/people'
import type { CompetitionRun } from '@trickline/samples/run-competition'
import type { Product } from '@trickline/samples/product'
import { aCompetition, named, productOn, signInOfficials, signUp, signUpOfficials } from './people.ts'
import { nameOf } from '../screens/entries-panel.ts'
import type { RunningServer } from './server.ts'

export type RecordedCompetition = {
  id: number
  run: CompetitionRun
  product: Product
  organizer: Person
  judge: Person
  otherJudge: Person
  /** By position in the queue, from 0. */
  roundAt: (index: number) => RoundRow
  athleteOf: (index: number) => string
  statusOf: (index: number) => Promise<string | undefined>
  tricksSaved: (index: number) => Promise<number>
}

export async function recordedCompetition(
  server: RunningServer,
  cards: readonly AthleteCard[] = named.athletes.slice(0, 8),
  change: (plan: CompetitionBuilder) => CompetitionBuilder = (same) => same,
): Promise<RecordedCompetition> {
  const plan = change(
    aCompetition('Copa de Otoño')
      .versus()
      .forAPackOf(cards.length > packs.small.vs.max ? 'big' : 'small'),
  )
  const { id, run, product, officials } = await competitionOnItsDay(server, plan, cards)
  await run.recorded()
  const rounds = await run.currentRounds()
  const [judge, otherJudge] = officials.judges
  const roundAt = (index: number): RoundRow => {
    const round = rounds[index]
    if (round === undefined) throw new Error(`there is no round ${index}`)
    return round
  }
  return {
    id,
    run,
    product,
    organizer: officials.organizer,
    judge,
    otherJudge,
    roundAt,
    athleteOf: (index) => nameOf(roundAt(index).user),
    statusOf: async (index) => {
      const now = (await run.currentRounds()).find((each) => each.id === roundAt(index).id)
      return now && roundStatusOf(now.status_id)
    },
    tricksSaved: async (index) => {
      const params = { id: roundAt(index).id }
      const { validatedTricks } = await product.send(getRound, { params }, judge.token)
      return validatedTricks.flatMap((row) => ('body' in row ? row.body : [row])).length
    },
  }
}

/** Full and ready to start, with officials who have signed in again, since the clock has moved weeks. */
export async function competitionOnItsDay(
  server: RunningServer,
  plan: CompetitionBuilder,
  cards: readonly AthleteCard[] = named.athletes.slice(0, 8),
) {
  const product = productOn(server)
  const before = await signUpOfficials(product)
  const athletes = await Promise.all(cards.map((card) => signUp(product, card, { verified: false })))
  const { id } = await plan
    .by(before.organizer)
    .approvedBy(before.supervisor)
    .judgedBy(...before.judges)
    .for(athletes)
    .runIn(product)
    .withAthletes()
  await server.moveClock(50)
  const officials = await signInOfficials(product)
  const run = plan
    .by(officials.organizer)
    .judgedBy(...officials.judges)
    .for(athletes)
    .runIn(product, id)
  return { id, run, product, officials }
}
