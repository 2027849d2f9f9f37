/** A competition of eight in the middle of qualifying, every round recorded and none scored; weeks have passed until then. */
import { getRound } from '@trickline/contract/rounds'
import type { RoundRow } from '@trickline/contract/rounds'
import { roundStatusOf } from '@trickline/contract/status-codes'
import type { Person } from '@trickline/samples/accounts'
import type { HeldCompetition } from '@trickline/samples/held-competition'
import type { Product } from '@trickline/samples/product'
import { aCompetition, named, productOn, signInOfficials, signUp, signUpOfficials } from './people.ts'
import { nameOf } from './screens/entries-panel.ts'
import type { RunningServer } from './server.ts'

export type RecordedCompetition = {
  id: number
  held: HeldCompetition
  product: Product
  organizer: Person
  judge: Person
  /** By their place in the queue, from 0. */
  roundAt: (index: number) => RoundRow
  athleteOf: (index: number) => string
  statusOf: (index: number) => Promise<string | undefined>
  tricksSaved: (index: number) => Promise<number>
}

export async function recordedCompetition(server: RunningServer): Promise<RecordedCompetition> {
  const product = productOn(server)
  const officials = await signUpOfficials(product)
  const cards = named.athletes.slice(0, 8)
  const athletes = await Promise.all(cards.map((card) => signUp(product, card, { verified: false })))
  const plan = aCompetition('Copa de Otoño').versus()
  const { id } = await plan
    .by(officials.organizer)
    .approvedBy(officials.supervisor)
    .judgedBy(...officials.judges)
    .for(athletes)
    .heldIn(product)
    .withAthletes()
  await server.restart(50)
  const again = await signInOfficials(product)
  const held = plan
    .by(again.organizer)
    .judgedBy(...again.judges)
    .for(athletes)
    .heldIn(product, id)
  await held.recorded()
  const rounds = await held.currentRounds()
  const [judge] = again.judges
  const roundAt = (index: number): RoundRow => {
    const round = rounds[index]
    if (round === undefined) throw new Error(`there is no round ${index}`)
    return round
  }
  return {
    id,
    held,
    product,
    organizer: again.organizer,
    judge,
    roundAt,
    athleteOf: (index) => nameOf(roundAt(index).user),
    statusOf: async (index) => {
      const now = (await held.currentRounds()).find((each) => each.id === roundAt(index).id)
      return now && roundStatusOf(now.status_id)
    },
    tricksSaved: async (index) => {
      const params = { id: roundAt(index).id }
      const { validatedTricks } = await product.send(getRound, { params }, judge.token)
      return validatedTricks.flatMap((row) => ('body' in row ? row.body : [row])).length
    },
  }
}
