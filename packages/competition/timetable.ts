/**
 * The timetable of an event: each phase of each division on a line, with a start and a length in minutes (events §5). It is
 * planned from the estimates of the form, shifted by how long rounds really take, and searched for people and lines that are
 * booked twice at once.
 */

import type { CompetitionForm } from './competition-fields.ts'
import type { CompetitionTypeId, PackSize, StageId } from './model.ts'
import { phasesOf } from './phases.ts'
import { scheduleOf } from './schedule.ts'

export type PhaseKey = { competitionId: number; roundNumber: number }
/** `startsAt`: epoch ms. `lineId` is null while the phase has no line. */
export type TimetableItem = PhaseKey & { lineId: number | null; startsAt: number; minutes: number }

const longestPhaseMinutes = 24 * 60
const minute = 60_000
const usualMinutes = 30
/** In minutes; shorter steps help nobody at a venue. */
const planningStep = 5

export function keyOf({ competitionId, roundNumber }: PhaseKey): string {
  return `${competitionId}/${roundNumber}`
}

function endOf({ startsAt, minutes }: Pick<TimetableItem, 'startsAt' | 'minutes'>): number {
  return startsAt + minutes * minute
}

type PlannedForm = {
  isVs: boolean | null
  typeId: CompetitionTypeId | null
  size: PackSize | null
  isQualificationDual: boolean
  stages: readonly StageId[]
  judges: CompetitionForm['judges']
}

/** The form's estimate for each phase, rounded to steps of five minutes. */
export function estimatedMinutes(form: PlannedForm): { roundNumber: number; minutes: number }[] {
  const phases = phasesOf(form)
  const schedule = scheduleOf({
    is_vs: form.isVs,
    type_id: form.typeId,
    participant_size: form.size,
    is_qualification_dual: form.isQualificationDual,
    round_size_id: form.stages,
    judges: form.judges,
    days_online: null,
  })
  return phases.map(({ number }, index) => {
    const total = schedule?.phases[index]?.total ?? usualMinutes
    const minutes = Math.max(planningStep, Math.ceil(total / planningStep) * planningStep)
    return { roundNumber: number, minutes: Math.min(minutes, longestPhaseMinutes) }
  })
}

type PhaseToPlan = PhaseKey & { minutes: number }
/** When phases may be held, epoch ms; one window per day, in order. */
export type Window = { from: number; to: number }

/**
 * Puts each phase where there is room first: after the phase before it, on the line where its division began, and when nobody
 * in it (`peopleOf`) is busy elsewhere. Qualifying of all divisions comes first, then the stages. What fits in no window goes
 * after the last.
 */
export function planTimetable(
  phases: readonly PhaseToPlan[],
  lineIds: readonly number[],
  windows: readonly Window[],
  peopleOf: (phase: PhaseKey) => ReadonlySet<number> = () => new Set(),
): TimetableItem[] {
  const placed: TimetableItem[] = []
  for (const phase of phases.toSorted((a, b) => a.roundNumber - b.roundNumber)) {
    const own = placed.filter(({ competitionId }) => competitionId === phase.competitionId)
    const earliest = Math.max(windows[0]?.from ?? 0, ...own.map(endOf))
    const people = peopleOf(phase)
    const shared = placed.filter((item) => meets(people, peopleOf(item)))
    const lines = own[0] ? [own[0].lineId] : lineIds.length > 0 ? lineIds : [null]
    const choices = lines.map((lineId) => {
      const busy = [...shared, ...placed.filter((item) => lineId !== null && item.lineId === lineId)]
      return { ...phase, lineId, startsAt: firstFree(earliest, phase.minutes, busy, windows) }
    })
    const first = choices.toSorted((a, b) => a.startsAt - b.startsAt)[0]
    if (first) placed.push(first)
  }
  return placed
}

function firstFree(
  earliest: number,
  minutes: number,
  busy: readonly TimetableItem[],
  windows: readonly Window[],
): number {
  const starts = [earliest, ...busy.map(endOf), ...windows.map(({ from }) => from)]
    .filter((start) => start >= earliest)
    .toSorted((a, b) => a - b)
  const isFree = (startsAt: number) => busy.every((item) => !overlaps(item, { startsAt, minutes }))
  const fits = (startsAt: number) =>
    windows.length === 0 ||
    windows.some(({ from, to }) => startsAt >= from && endOf({ startsAt, minutes }) <= to)
  return (
    starts.find((start) => isFree(start) && fits(start)) ??
    starts.find((start) => isFree(start) && start >= (windows.at(-1)?.from ?? 0)) ??
    Math.max(earliest, ...busy.map(endOf))
  )
}

function overlaps(
  a: Pick<TimetableItem, 'startsAt' | 'minutes'>,
  b: Pick<TimetableItem, 'startsAt' | 'minutes'>,
): boolean {
  return a.startsAt < endOf(b) && b.startsAt < endOf(a)
}

function meets(some: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  for (const each of some) if (others.has(each)) return true
  return false
}

export type ClashKind = 'athlete' | 'judge' | 'line'
/** `who`: id of the person or line; `items`: the two phases, the earlier first. */
export type Clash = { kind: ClashKind; who: number; items: [TimetableItem, TimetableItem] }
export type PeopleOfPhase = { athletes: ReadonlySet<number>; judges: ReadonlySet<number> }

/**
 * People and lines booked twice at the same time. Phases of one division never clash, since they follow one another. A person
 * who judges one phase and rides in the other is named as a judge.
 */
export function clashesOf(
  items: readonly TimetableItem[],
  peopleOf: (phase: PhaseKey) => PeopleOfPhase,
): Clash[] {
  const sorted = items.toSorted(
    (a, b) => a.startsAt - b.startsAt || a.competitionId - b.competitionId || a.roundNumber - b.roundNumber,
  )
  return sorted.flatMap((first, index) =>
    sorted
      .slice(index + 1)
      .filter((second) => overlaps(first, second))
      .flatMap((second) => clashesBetween([first, second], peopleOf)),
  )
}

function clashesBetween(pair: Clash['items'], peopleOf: (phase: PhaseKey) => PeopleOfPhase): Clash[] {
  const [first, second] = pair
  const found: Clash[] = []
  if (first.lineId !== null && first.lineId === second.lineId)
    found.push({ kind: 'line', who: first.lineId, items: pair })
  if (first.competitionId === second.competitionId) return found
  const [a, b] = [peopleOf(first), peopleOf(second)]
  const everyone = new Set([...a.athletes, ...a.judges])
  for (const who of [...everyone].toSorted((one, other) => one - other)) {
    if (!b.athletes.has(who) && !b.judges.has(who)) continue
    const judges = a.judges.has(who) || b.judges.has(who)
    found.push({ kind: judges ? 'judge' : 'athlete', who, items: pair })
  }
  return found
}

/** Clashes that the timetable did not have before: a person or line between the same two phases. */
export function newClashes(before: readonly Clash[], after: readonly Clash[]): Clash[] {
  const nameOf = ({ kind, who, items }: Clash) => `${kind} ${who} ${items.map(keyOf).toSorted().join(' ')}`
  const known = new Set(before.map(nameOf))
  return after.filter((clash) => !known.has(nameOf(clash)))
}

/** How far a phase is: over, running (`about`: epoch ms at which it ends by its pace), or still to come. */
export type PhaseProgress =
  | { state: 'over'; endedAt: number }
  | { state: 'on'; startedAt: number; about: number | null }
  | { state: 'coming' }

/**
 * When each phase will really start, by its key: a late phase shifts those that follow on its line and in its division; an
 * early one shifts nothing.
 */
export function expectedStarts(
  items: readonly TimetableItem[],
  progressOf: (phase: PhaseKey) => PhaseProgress,
  now: number,
): ReadonlyMap<string, number> {
  const starts = new Map<string, number>()
  const freeAt = new Map<string, number>()
  for (const item of items.toSorted((a, b) => a.startsAt - b.startsAt || a.roundNumber - b.roundNumber)) {
    const line = `line ${item.lineId ?? keyOf(item)}`
    const division = `division ${item.competitionId}`
    const waits = Math.max(freeAt.get(line) ?? 0, freeAt.get(division) ?? 0)
    const { start, end } = expectedTimes(item, progressOf(item), waits, now)
    starts.set(keyOf(item), start)
    for (const key of [line, division]) freeAt.set(key, Math.max(freeAt.get(key) ?? 0, end))
  }
  return starts
}

function expectedTimes(
  item: TimetableItem,
  progress: PhaseProgress,
  waits: number,
  now: number,
): { start: number; end: number } {
  if (progress.state === 'over') return { start: item.startsAt, end: progress.endedAt }
  if (progress.state === 'on') {
    const planned = progress.startedAt + item.minutes * minute
    return { start: progress.startedAt, end: Math.max(progress.about ?? planned, now) }
  }
  // a phase that should have begun starts now at the earliest
  const start = Math.max(item.startsAt, waits, Math.min(now, item.startsAt + longestPhaseMinutes * minute))
  return { start, end: start + item.minutes * minute }
}

/**
 * Moves one phase to another time or line. `pushes`: phases on its line or in its division that would then overlap are shifted
 * back as far as needed.
 */
export function moveItem(
  items: readonly TimetableItem[],
  moved: TimetableItem,
  { pushes }: { pushes: boolean },
): TimetableItem[] {
  const others = items.filter((item) => keyOf(item) !== keyOf(moved))
  if (!pushes) return [...others, moved]
  const done: TimetableItem[] = [moved]
  const before = others.filter(({ startsAt }) => startsAt < moved.startsAt)
  const behind = others.filter((item) => !before.includes(item)).toSorted((a, b) => a.startsAt - b.startsAt)
  for (const item of behind) {
    const ends = done.filter((each) => isBehind(item, each)).map(endOf)
    done.push({ ...item, startsAt: Math.max(item.startsAt, ...ends) })
  }
  return [...before, ...done]
}

function isBehind(item: TimetableItem, other: TimetableItem): boolean {
  return item.competitionId === other.competitionId || (item.lineId !== null && item.lineId === other.lineId)
}
