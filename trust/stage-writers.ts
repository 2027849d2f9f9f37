/** Writers of what a competition goes through: published phases, advances, reviews, invitations, and pictures of people. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Somebody } from '../e2e/black-box/community.ts'
import { type Contest, scoringOfEight } from '../e2e/black-box/contests.ts'
import { prepareCompetition, publishedCompetition } from '../e2e/black-box/prepare-competition.ts'
import { granted } from '../e2e/black-box/wire.ts'
import type { Nodes } from './nodes-on-one-database.ts'
import { portraitForm } from './portrait-form.ts'
import { roundsOf } from './running-competition.ts'
import { acknowledged, type Make, type Stage } from './writer.ts'

const daysUntilStart = 90
/** How many athletes ride in each phase of `lives`. */
const phases = [12, 8, 4]

/**
 * One competition after another from draft to podium, one step per write: it is entered and started, then each phase is
 * judged, published and advanced, and the advance undone and repeated. Each competition must be in the state of its last
 * acknowledged step.
 */
export const lives: Make = async (stage) => {
  const stands = new Map<number, string>()
  const refused: string[] = []
  const must: Must = async (path, body, by = stage.running.organizer) => {
    const { status, body: answer } = await stage.send('POST', path, body, by.token)
    if (!acknowledged(status)) refused.push(`${path}: ${status} ${answer.code}`)
  }
  const work = liveOn(stage, must, (id, stand) => stands.set(id, stand))
  return {
    write: async () => void (await work.next()),
    wrong: async () => {
      const there = await standsOf(stage.nodes, [...stands.keys()])
      const other = [...stands].filter(([id, stand]) => there.get(id) !== stand)
      const said = other.map(
        ([id, stand]) => `competition ${id} was acknowledged as ${stand}, is ${there.get(id)}`,
      )
      return [...refused.splice(0), ...said].join('; ') || null
    },
  }
}

type Must = (path: string, body: unknown, by?: Somebody) => Promise<void>

async function* liveOn(stage: Stage, must: Must, stands: (id: number, stand: string) => void) {
  const move = (entity: string, id: unknown, new_status: number) =>
    must('/status/update', { entity, id, new_status })
  for (let turn = 1; ; turn++) {
    const id = await startedCompetition(stage, `Life ${turn}`)
    const stand = (phase: number, published: number, podium = 0) =>
      stands(id, `phase ${phase}: ${phases[phase - 1]} rounds, ${published} published, podium ${podium}`)
    yield stand(1, 0)
    for (const [before, riding] of phases.entries()) {
      const phase = before + 1
      const advance = async () => {
        await move('advanceRounds', { competition_id: id, round_number: phase }, 13)
        if (phase === phases.length) stand(phase, riding, phases[0])
        else stand(phase + 1, 0)
      }
      const rounds = await judge(stage, id, must)
      yield
      await move('publishRounds', rounds, 10)
      yield stand(phase, riding)
      yield await advance()
      await must(`/competitions/${id}/undo_advance`, { round_number: phase, reason: 'trust' })
      yield stand(phase, riding)
      yield await advance()
    }
  }
}

/** Twelve athletes, no round recorded. Returns its id. */
export async function startedCompetition({ nodes, running, send }: Stage, name: string): Promise<number> {
  const contest: Contest = {
    ...scoringOfEight,
    name,
    athletes: 12,
    stages: [3, 1],
    rule: 4,
    daysUntilStart,
  }
  const id = await prepareCompetition({ ...running, ask: send }, contest)
  // the start date is set in the database, as moving the clock would end every session
  const sql = `update competitions set date_start = date_start - $2 * interval '1 day',
    date_end = date_end - $2 * interval '1 day' where id = $1`
  while (!(await nodes.query(sql, [id, daysUntilStart]).then(Boolean, () => false))) await sleep(100)
  await granted(send('POST', `/competition/start/${id}`, {}, running.organizer.token))
  return id
}

/** Judges all rounds of the current phase at once; returns their ids. */
async function judge({ running, send }: Stage, id: number, must: Must): Promise<number[]> {
  const rounds = await roundsOf({ id, organizer: running.organizer, ask: send })
  const last = Math.max(...rounds.map(({ round_number }) => round_number))
  const ids = rounds.filter(({ round_number }) => round_number === last).map((round) => round.id)
  const [by] = running.judges
  const one = async (roundId: number) => {
    for (const new_status of [16, 17, 6])
      await must('/status/update', { entity: 'rounds', id: roundId, new_status }, by)
    const validatedTricks = [{ id: 20 + (roundId % 30) }, { id: 55 }]
    await must('/update_round', { modeProgram: 4, roundId, isNew: true, videoUrl: '', validatedTricks }, by)
  }
  await Promise.all(ids.map(one))
  return ids
}

async function standsOf({ query }: Nodes, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await query<{ id: number; stand: string }>(
    `select competition_id as id, format('phase %s: %s rounds, %s published, podium %s', round_number, count(*),
       count(*) filter (where status = 'published'),
       (select count(*) from podiums where podiums.competition_id = rounds.competition_id)) as stand
     from rounds where competition_id = any($1) and round_number =
       (select max(round_number) from rounds last where last.competition_id = rounds.competition_id)
     group by competition_id, round_number`,
    [ids],
  )
  return new Map(rows.map(({ id, stand }) => [id, stand]))
}

/** Rounds that judges meanwhile save, reopen and edit. */
export const reviews: Make = async ({ nodes, running, send, below }) => {
  const ended = new Map<number, number>()
  const rounds = await roundsOf(running)
  return {
    write: async () => {
      const round = rounds[below(rounds.length)]
      const athlete = running.athletes.find(({ id }) => id === round?.user_id)
      if (!round || !athlete) return
      const tricks = await nodes
        .query<{ id: number }>('select id from validated_tricks where round_id = $1', [round.id])
        .catch(() => [])
      if (tricks.length === 0) return sleep(50)
      const reviewedTricks = tricks.map(({ id }) => ({ trick_id: id, feedback: 1 }))
      const body = { reviewedTricks, round_feedback: { round_id: round.id, comment: 'seen' }, finish: true }
      const { status } = await send('POST', '/validated_tricks/review', body, athlete.token)
      if (acknowledged(status)) ended.set(round.id, (ended.get(round.id) ?? 0) + 1)
    },
    wrong: async () => {
      const rows = await nodes.query<{ id: number; count: number }>(
        `select round_id as id, count(*)::integer as count from round_history
         where action = 'finish-review' group by round_id`,
      )
      const there = new Map(rows.map(({ id, count }) => [id, count]))
      const other = [...new Set([...ended.keys(), ...there.keys()])].filter(
        (id) => ended.get(id) !== there.get(id),
      )
      const said = other.map((id) => `round ${id}: ${ended.get(id)} reviews, ${there.get(id)} in its history`)
      return said.join('; ') || null
    },
  }
}

const addressesOfCompetition = 40

/** Addresses without an account, each put on the list and then mailed. */
export const invitations: Make = async ({ nodes, running, send, below }) => {
  const { otherOrganizer } = running
  const listed: string[] = []
  const mailed: string[] = []
  let competition = 0
  const open = async () => {
    const contest = { ...scoringOfEight, name: `Invites ${listed.length}`, daysUntilStart }
    competition = await publishedCompetition({ ...running, ask: send, organizer: otherOrganizer }, contest)
  }
  await open()
  return {
    write: async () => {
      if (listed.length >= addressesOfCompetition && below(addressesOfCompetition) === 0) await open()
      const email_list = Array.from(
        { length: 1 + below(3) },
        (_, place) => `invited${listed.length + place}@trust.example`,
      )
      const invite = { competition_id: competition, email_list }
      const { status, body } = await send('POST', '/athletes/invitation', invite, otherOrganizer.token)
      if (!acknowledged(status)) return
      listed.push(...email_list)
      const ids = body.competition_users.map(({ id }: { id: number }) => id)
      const mail = { entity: 'athletes', id: ids, new_status: 2 }
      const sent = await send('POST', '/status/update', mail, otherOrganizer.token)
      if (acknowledged(sent.status)) mailed.push(...email_list)
      // otherwise it would be most of what the server does
      await sleep(100)
    },
    wrong: async () => {
      const rows = await nodes.query<{ email: string; is_mailed: boolean }>(
        `select invited_email as email, status = 'invited' or mail_waits as is_mailed from entries
         where invited_email like 'invited%@trust.example' order by 1`,
      )
      const all = rows.map(({ email }) => email)
      const told = rows.filter(({ is_mailed }) => is_mailed).map(({ email }) => email)
      return all.join() === listed.toSorted().join() && told.join() === mailed.toSorted().join()
        ? null
        : `${listed.length} invited, ${all.length} there; ${mailed.length} mailed, ${told.length} there`
    },
  }
}

/** A portrait is a row and a file: the row's file must exist. */
export const portraits: Make = async ({ nodes, running, send }) => {
  const [, athlete] = running.athletes
  let path: string | null = null
  let turn = 0
  return {
    write: async () => {
      const form = await portraitForm(athlete?.id ?? 0, (turn += 1))
      const { status, body } = await send('POST', '/upload-profile-image', form, athlete?.token)
      if (acknowledged(status)) ({ path } = body)
    },
    wrong: async () => {
      const [row] = await nodes.query<{ path: string | null }>(
        'select img_path as path from users where id = $1',
        [athlete?.id],
      )
      if (row?.path !== path) return `the portrait ${path} was acknowledged, there is ${row?.path}`
      if (path === null) return null
      const { status } = await fetch(`${nodes.nodes[0].origin}${path}`)
      return status === 200 ? null : `the portrait ${path} answers ${status}`
    },
  }
}
