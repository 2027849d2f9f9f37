/** Creates events to picture: a coming one, one running on two lines, and a finished one. */
import { addDivisions, getTimetable, putTimetable, putTitles, storeEvent } from '@trickline/contract/events'
import { planTimetable } from '@trickline/competition/timetable'
import { productOn, signInOfficials } from '../harness/people.ts'
import type { RunningServer } from '../harness/server.ts'
import type { Facts } from './facts.ts'

type Plan = {
  name: string
  place: string
  zone: string
  from: number
  to: number
  divisions: readonly string[]
  /** When its timetable begins, in hours before now; by default at 09:00 on its first day. */
  begunHoursAgo?: number
}

/** `from`, `to`: days from today. */
const plans: Record<string, Plan> = {
  'event to come': {
    name: 'Norden Line Days',
    place: 'Oslo',
    zone: 'Europe/Oslo',
    from: 16,
    to: 17,
    divisions: ['event women', 'event men'],
  },
  'event on': {
    name: 'Iberia Line Festival',
    place: 'Lisboa',
    zone: 'Europe/Lisbon',
    from: -1,
    to: 0,
    divisions: ['semifinal', 'standings'],
    begunHoursAgo: 3.5,
  },
  'event over': {
    name: 'Alpine Trick Week',
    place: 'Laax',
    zone: 'Europe/Zurich',
    from: -2,
    to: 0,
    divisions: ['two stages', 'five stages'],
  },
}

/** `idOf`: id of a competition by its name in run-states.ts. */
export async function runEvents(
  server: RunningServer,
  idOf: (competition: string) => number,
): Promise<Facts> {
  const product = productOn(server)
  const { token } = (await signInOfficials(product)).organizer
  const facts: Facts = {}
  for (const [fact, { divisions, from, to, zone, begunHoursAgo, ...about }] of Object.entries(plans)) {
    const body = {
      ...about,
      date_start: dayIn(from),
      date_end: dayIn(to),
      time_zone: zone,
      fee_first: 40,
      fee_further: 15,
      lines: [
        { name: 'Center line', line_length_m: 11, line_height_m: 0.7 },
        { name: 'River line', line_length_m: 15, line_height_m: 1.2 },
      ],
    }
    const { event } = await product.send(storeEvent, { body }, token)
    const params = { id: event.id }
    const ids = divisions.map(idOf)
    for (const competition_id of ids)
      await product.send(addDivisions, { params, body: { competition_id } }, token)
    const { phases } = await product.send(getTimetable, { params }, token)
    const starts =
      begunHoursAgo === undefined
        ? Array.from({ length: to - from + 1 }, (_, day) => startOf(from + day))
        : [Math.floor(Date.now() / quarter) * quarter - begunHoursAgo * hour]
    const windows = starts.map((start) => ({ from: start, to: start + 10 * hour }))
    const items = planTimetable(
      phases.map(({ competition_id, round_number, minutes }) => ({
        competitionId: competition_id,
        roundNumber: round_number,
        minutes,
      })),
      event.lines.map(({ id }) => id),
      windows,
    ).map(({ competitionId, roundNumber, lineId, startsAt, minutes }) => ({
      competition_id: competitionId,
      round_number: roundNumber,
      line_id: lineId,
      starts_at: new Date(startsAt).toISOString(),
      minutes,
    }))
    await product.send(putTimetable, { params, body: { items, accept_clashes: true } }, token)
    const titles = [{ name: 'Overall', formula: 'points' as const, competition_ids: ids }]
    await product.send(putTitles, { params, body: { titles } }, token)
    facts[fact] = String(event.id)
  }
  return facts
}

const hour = 3_600_000
const quarter = hour / 4

/** 09:00 on the day, in UTC. */
function startOf(day: number): number {
  return Date.parse(`${dayIn(day)}T09:00:00Z`)
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10)
}
