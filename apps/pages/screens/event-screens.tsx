/**
 * The big screen and the overlay of an event: those of its divisions, line by line (events §8). The browser chooses the line:
 * each one with somebody on takes a turn, unless the address names a `line`.
 */
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { PodiumSteps } from '@trickline/views/phases/podium.tsx'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import type { ReactNode } from 'react'
import {
  daysOf,
  type Division,
  type EventProps,
  type LineNow,
  linesNow,
  type PlacedPhase,
  placedPhases,
  stateOf,
} from '../server/event/event-view.ts'
import { Says } from './foot.tsx'
import { overlayParts } from './overlay.tsx'
import { Now } from './picture-now.tsx'
import { Standings } from './picture-results.tsx'
import { Picture } from './picture.tsx'
import type { OverlayProps } from './screen-props.ts'
import type { TricksByRoundId } from './screen-round-chart.tsx'

export type EventScreenProps = EventProps & { tricksByRoundId: TricksByRoundId }

export const eventScreenParts: Record<string, (props: EventScreenProps) => ReactNode> = {
  state: () => <i hidden data-shows="" data-version="0" />,
  foot: Foot,
  lines: Lines,
  programme: Programme,
  podiums: Podiums,
}

export const eventOverlayParts: Record<string, (props: EventScreenProps) => ReactNode> = Object.fromEntries(
  Object.entries(overlayParts).map(([name, Part]) => [name, onEachLine(Part)]),
)

/** Shows the part for each line where somebody is on. */
function onEachLine(Part: (props: OverlayProps) => ReactNode) {
  return function OnEachLine(props: EventScreenProps) {
    return linesNow(props)
      .filter(({ on }) => on.length > 0)
      .map((line) => (
        <div key={line.id} data-line={line.id}>
          {line.on.map((division) => (
            <Part
              key={division.view.id}
              view={onLine(line, division)}
              tricksByRoundId={props.tricksByRoundId}
            />
          ))}
        </div>
      ))
  }
}

/** Pictures name the line before the division. */
function onLine({ name }: LineNow, { view }: Division): Division['view'] {
  return name === view.name ? view : { ...view, name: `${name} · ${view.name}` }
}

function Lines(props: EventScreenProps) {
  return linesNow(props).map((line) => (
    <div key={line.id} data-line={line.id}>
      {line.on.map((division) => {
        const view = onLine(line, division)
        return (
          <div key={view.id}>
            <Now view={view} now={props.now} />
            <Standings view={view} tricksByRoundId={props.tricksByRoundId} />
          </div>
        )
      })}
      {line.on.length === 0 ? <IdleLine line={line} event={props.event} /> : null}
    </div>
  ))
}

/** Shown only on a screen that is fixed to this line. */
function IdleLine({ line: { name, next }, event }: { line: LineNow; event: EventProps['event'] }) {
  const { nobodyOn } = useMessages('events').page
  const words = useMessages('screens')
  const live = useMessages('live')
  const phases = useMessages('phases')
  const format = useFormat(event.time_zone)
  return (
    <Picture of="now" title={name} below={event.name} inTurn={false}>
      <div className="middle">
        {next ? (
          <>
            <p className="label">{words.next}</p>
            <p className="loud">{next.division.view.name}</p>
            <p className="soon">
              {phaseIn(next, phases)} · {live.about(format.time(next.about))}
            </p>
          </>
        ) : (
          <p className="loud">{nobodyOn}</p>
        )}
      </div>
    </Picture>
  )
}

const phasesShown = 6

/** Shown while nobody is on at any line: what comes next, and where. */
function Programme(props: EventScreenProps) {
  const words = useMessages('screens')
  const phases = useMessages('phases')
  const { event } = props
  const format = useFormat(event.time_zone)
  const days = daysOf(props)
  const dayFormat = useFormat(days?.zone)
  const coming = comingPhases(props).slice(0, phasesShown)
  if (coming.length === 0 && stateOf(props) === 'over') return null
  const below = [days ? dayFormat.dates(days.from, days.to) : '', event.place].filter(Boolean)
  return (
    <Picture of="now" title={event.name} below={below.join(' · ')} inTurn={!isAnybodyOn(props)}>
      {coming.length === 0 ? (
        <div className="middle">
          <p className="loud">{words.soon}</p>
        </div>
      ) : (
        <div className="people programme">
          <h3 className="label">{words.next}</h3>
          <ol>
            {coming.map((phase) => (
              <li key={`${phase.competition_id}-${phase.round_number}`}>
                <small className="tabular">{format.time(phase.about)}</small>
                <b>
                  {phase.division.view.name} <span>{phaseIn(phase, phases)}</span>
                </b>
                <small>{lineOf(props, phase)}</small>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Picture>
  )
}

/** The podiums of finished divisions take turns while nobody is on. */
function Podiums(props: EventScreenProps) {
  const words = useMessages('screens')
  return props.divisions
    .filter(({ view }) => view.podiums.length > 0)
    .map(({ view }) => (
      <Picture
        key={view.id}
        of="podium"
        title={view.name}
        below={`${props.event.name} · ${words.choices.podium}`}
        inTurn={!isAnybodyOn(props)}
      >
        <div className="podium">
          <PodiumSteps competition={view} />
        </div>
      </Picture>
    ))
}

function Foot(props: EventScreenProps) {
  const words = useMessages('screens')
  const live = useMessages('live')
  const phases = useMessages('phases')
  const format = useFormat(props.event.time_zone)
  const [next] = comingPhases(props)
  if (!next) return null
  return (
    <Says label={words.next} end={live.about(format.time(next.about))}>
      {[next.division.view.name, phaseIn(next, phases), lineOf(props, next)].filter(Boolean).join(' · ')}
    </Says>
  )
}

function comingPhases(props: EventProps): PlacedPhase[] {
  return placedPhases(props)
    .filter(({ state }) => state === 'coming')
    .toSorted((a, b) => Date.parse(a.about) - Date.parse(b.about))
}

function phaseIn(
  { division: { view }, round_number }: PlacedPhase,
  phases: ReturnType<typeof useMessages<'phases'>>,
): string {
  const phase = view.phases.find(({ number }) => number === round_number)
  return phase ? phaseName(phase.name, phases) : ''
}

function lineOf({ event }: Pick<EventProps, 'event'>, { line_id }: PlacedPhase): string {
  return event.lines.find(({ id }) => id === line_id)?.name ?? ''
}

function isAnybodyOn(props: EventProps): boolean {
  return linesNow(props).some(({ on }) => on.length > 0)
}
