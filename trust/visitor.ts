/** What everyone gets of a competition: every page, part and reply and each public event, searched for what they may not see. */
import { expectNoContact, publicBytes, scoresIn } from '../e2e/black-box/public-bytes.ts'
import type { Nodes } from './nodes-on-one-database.ts'
import type { Tally } from './part.ts'

/** Where drawings are, whose numbers are no scores: lines of icons, dots of a bar. */
const places = / (?:d|[cr]?[xy][12]?|r|width|height|points|transform|stroke-width)="[^"]*"/g

/** A hidden total equal to a figure that everyone may see reveals nothing, so it is left out. */
export async function readPages(
  { nodes: [{ origin }], query }: Nodes,
  id: number,
  tally: Tally,
): Promise<void> {
  const rounds = await query<{ id: number; hundredths: number }>(
    `select id, (total_score * 100)::integer as hundredths from rounds
     where competition_id = $1 and status <> 'published'`,
    [id],
  )
  const bytes = await publicBytes({ origin, id, rounds: rounds.map((round) => round.id), screens: [] })
  tally.count(contactIn(bytes))
  const [told, known] = [scoresIn(bytes.replaceAll(places, '')), await knownFigures(query)]
  for (const { id: round, hundredths } of rounds)
    if (hundredths > 0 && !known.has(hundredths))
      tally.count(told.has(hundredths) ? `pages show ${hundredths / 100} of round ${round} too early` : null)
}

/** Figures of published rounds and of the catalogue. The pages of competitions show those of others too. */
async function knownFigures(query: Nodes['query']): Promise<Set<number>> {
  const rows = await query<{ hundredths: number }>(
    `select distinct round(figure * 100)::integer as hundredths from (
       select value as figure from tricks
       union all select unnest(array[value, points]) from validated_tricks join all_rounds on all_rounds.id = round_id
         where status = 'published'
       union all select unnest(array[total_score, score]) from all_rounds where status = 'published'
     ) figures where figure is not null`,
  )
  return new Set(rows.map(({ hundredths }) => hundredths))
}

/** Returns the number of the last event, to go on from. */
export async function readEvents({ query }: Nodes, id: number, after: number, tally: Tally): Promise<number> {
  const events = await query<{ seq: number; public: unknown }>(
    `select seq::integer, public from live_events where channel = 'competition.' || $1 and seq > $2
       and public is not null order by seq`,
    [id, after],
  )
  for (const event of events) {
    const wrong = contactIn(JSON.stringify(event.public)) ?? scoreIn(event.public)
    tally.count(wrong && `event ${event.seq} of competition ${id}: ${wrong}`)
  }
  return events.at(-1)?.seq ?? after
}

function contactIn(bytes: string): string | null {
  try {
    expectNoContact(bytes)
    return null
  } catch (error) {
    return `a contact: ${String(error).slice(0, 300)}`
  }
}

/** A round that has a total although it says that it is not published. */
function scoreIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  const { total_score, status } = value as { total_score?: number | null; status?: { name?: string } }
  if (total_score && status?.name !== 'published') return `${total_score} in a round that is ${status?.name}`
  for (const part of Object.values(value)) {
    const wrong = scoreIn(part)
    if (wrong !== null) return wrong
  }
  return null
}
