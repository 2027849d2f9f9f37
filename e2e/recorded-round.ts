/** A round of the demo that is recorded and waits for a judge. */
import { getCompetition, listCompetitions } from '@trickline/contract/competitions'
import type { RoundRow } from '@trickline/contract/rounds'
import type { Product } from '@trickline/samples/product'

/** `id`: the competition's. */
export async function aRecordedRound(
  product: Product,
  token: string,
): Promise<{ id: number; round: RoundRow }> {
  const competitions = await product.send(listCompetitions, {}, token)
  const series = competitions.find(({ name }) => name === 'Alpen Trick Series')
  const { competition } = await product.send(getCompetition, { params: { id: series?.id ?? 0 } }, token)
  const round = competition.rounds.find(({ status }) => status.name === 'recorded')
  if (!round) throw new Error('the demo has no recorded round')
  return { id: competition.id, round }
}
