/**
 * Simultaneous actions: athletes, judges, two tabs of the organizer and a supervisor do random things, allowed and not. After
 * each burst a second reader of the database checks that every rule holds. The seed determines the choices, but not who wins.
 */
import { seededRandom } from '../e2e/black-box/random-rounds.ts'
import type { Somebody } from '../e2e/black-box/community.ts'
import { askAt } from '../e2e/black-box/wire.ts'
import { startNodes } from './nodes-on-one-database.ts'
import { type Part, Tally } from './part.ts'
import { type RoundSeen, roundsOf, type Running, runningCompetition } from './running-competition.ts'
import { SlowReader } from './slow-reader.ts'

const burstsAtSizeOne = 8
const stepsOfBurst = 60
const atOnceOfBurst = 12
/** How often the rest of the phase is judged completely, so that the competition reaches its end. */
const burstsOfPhase = 3

export const atOnce: Part = async ({ seed, size }, problem) => {
  const nodes = await startNodes(2)
  const steps = new Tally('steps simulated', problem)
  const reader = new SlowReader(nodes, problem)
  try {
    const running = await runningCompetition(nodes, { isBig: size > 1, judging: size > 1 ? 6 : 2 })
    const asks = nodes.nodes.map(({ origin }) => askAt(origin))
    const below = seededRandom(seed)
    const pick: Pick = (all) => all[below(all.length)] ?? all[0]
    for (let burst = 0; burst < Math.max(1, burstsAtSizeOne * size); burst++) {
      const rounds = await roundsOf(running)
      const planned = Array.from({ length: stepsOfBurst }, () => planStep({ running, rounds, pick, below }))
      for (let from = 0; from < planned.length; from += atOnceOfBurst) {
        const few = planned.slice(from, from + atOnceOfBurst).map(async (step) => {
          const { status, body } = await pick(asks)(step.method, step.path, step.body, step.by?.token)
          steps.count(status < 500 ? null : `${step.method} ${step.path}: ${status} ${JSON.stringify(body)}`)
        })
        await Promise.all(few)
      }
      if (burst % burstsOfPhase === burstsOfPhase - 1) await judgeTheRest(running)
      await reader.read([running.id])
    }
  } finally {
    await nodes.stop()
  }
  return [steps.figure(), ...reader.figures()]
}

type Pick = <T>(all: readonly [T, ...T[]] | T[]) => T
type Step = { method: string; path: string; body?: unknown; by: Somebody | undefined }
type Scene = {
  running: Running
  rounds: readonly RoundSeen[]
  pick: <T>(all: T[]) => T
  below: (limit: number) => number
}

const post = (path: string, body: unknown, by: Somebody | undefined): Step => ({
  method: 'POST',
  path,
  body,
  by,
})

/** Mostly actions that move the competition on, mixed with some that are not allowed. */
function planStep(scene: Scene): Step {
  const { running, rounds, pick, below } = scene
  const { organizer, judges, otherJudge, athletes, spectator, supervisor, otherOrganizer } = running
  const last = Math.max(...rounds.map(({ round_number }) => round_number))
  const current = rounds.filter(({ round_number }) => round_number === last)
  const somebody = pick([
    organizer,
    otherJudge,
    spectator,
    supervisor,
    otherOrganizer,
    ...athletes.slice(0, 6),
  ])
  const chosen = {
    round: below(6) === 0 ? pick([...rounds]) : pick([...current]),
    tricks: Array.from({ length: 1 + below(9) }, () => ({ id: 20 + below(40), variation: below(3) })),
    somebody,
    judge: below(8) === 0 ? somebody : pick([...judges]),
    owner: below(8) === 0 ? somebody : organizer,
    athlete: pick(athletes),
  }
  return pick([judgeStep, judgeStep, judgeStep, ownerStep, otherStep])(scene, chosen, current)
}

type Chosen = {
  round: RoundSeen
  tricks: unknown[]
  somebody: Somebody
  judge: Somebody
  owner: Somebody
  athlete: Somebody
}
type MakeStep = (scene: Scene, chosen: Chosen, current: readonly RoundSeen[]) => Step

const move = (round: RoundSeen, new_status: number, by: Somebody) =>
  post('/status/update', { entity: 'rounds', id: round.id, new_status }, by)

const judgeStep: MakeStep = ({ pick, below }, { round, tricks, judge, somebody }) => {
  const what = below(12)
  const save = { modeProgram: 4, roundId: round.id, isNew: what !== 8, videoUrl: '', validatedTricks: tricks }
  if (what < 3) return move(round, 6, judge)
  if (what < 9) return post('/update_round', save, judge)
  if (what < 11) return move(round, pick([16, 17, 19]), judge)
  return move(round, pick([7, 11, 12, 13]), below(3) === 0 ? judge : somebody)
}

const ownerStep: MakeStep = ({ running: { id }, below }, { round, owner }, current) => {
  const what = below(12)
  const advance = { competition_id: id, round_number: round.round_number }
  if (what < 5)
    return post(
      '/status/update',
      { entity: 'publishRounds', id: current.map((each) => each.id), new_status: 10 },
      owner,
    )
  if (what < 10)
    return post('/status/update', { entity: 'advanceRounds', id: advance, new_status: 13 }, owner)
  if (what < 11)
    return post(
      `/competitions/${id}/undo_advance`,
      { round_number: round.round_number - below(2), reason: 'trust' },
      owner,
    )
  return { method: 'GET', path: `/competition/start/${id}`, by: owner }
}

const otherStep: MakeStep = ({ running: { id }, pick }, { round, tricks, somebody, judge, athlete }) => {
  const review = { reviewedTricks: [], round_feedback: { round_id: round.id, comment: 'x' } }
  const score = { modeProgram: 4, competitionDetails: id, athleteId: round.user_id, validatedTricks: tricks }
  return pick([
    post('/athletes/register', { user_id: somebody.id, competition_id: id }, somebody),
    post('/validated_tricks/review', review, athlete),
    { method: 'GET', path: `/finish_review/${round.id}`, by: athlete },
    { method: 'DELETE', path: `/delete_round/${round.id}`, by: somebody },
    post('/store', score, judge),
  ])
}

async function judgeTheRest(running: Running): Promise<void> {
  const { ask, judges } = running
  const rounds = await roundsOf(running)
  const last = Math.max(...rounds.map(({ round_number }) => round_number))
  for (const round of rounds.filter(({ round_number }) => round_number === last)) {
    const by = judges.find(({ id }) => id === round.judge?.id) ?? judges[0]
    for (const new_status of [16, 17, 6])
      await ask('POST', '/status/update', { entity: 'rounds', id: round.id, new_status }, by.token)
    const validatedTricks = [{ id: 20 + (round.id % 30) }, { id: 55 }]
    const save = { modeProgram: 4, roundId: round.id, isNew: true, videoUrl: '', validatedTricks }
    await ask('POST', '/update_round', save, by.token)
  }
}
