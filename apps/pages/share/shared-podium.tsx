/** Share image of a podium: three places with scores and round charts. */
import type { PodiumPlaceRow } from '@trickline/contract/competitions'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { useResultSentences } from '@trickline/views/phases/result-sentences.ts'
import { beadsOfChartTricks } from '@trickline/views/rounds/round-chart.tsx'
import { type DataUrlByPath, Face, Flag, fontSizeOf, ShareRoundChart } from './share-image.tsx'
import { flagOf } from './shared-round.tsx'

export function topThree({ podiums }: Pick<CompetitionView, 'podiums'>): PodiumPlaceRow[] {
  return podiums
    .filter(({ final_position }) => final_position <= 3)
    .toSorted((a, b) => a.final_position - b.final_position)
}

/** "Jordi beat Luka 199.41 to 165.27 · 3rd Li Wu 92.51"; without pairs "1st Nayeli Ximénez 34.12 · 2nd …". */
export function usePodiumSentence(view: CompetitionView): string {
  const common = useMessages('common')
  const phases = useMessages('phases')
  const format = useFormat()
  const { final } = useResultSentences(view)
  const places = topThree(view).map(({ final_position, user, final_score }) =>
    [phases.position(final_position), personName(user, common), format.score(final_score, '')].join(' '),
  )
  return (view.isVs && final ? [`${final.who} ${final.scores}`, ...places.slice(2)] : places).join(' · ')
}

type Props = { view: CompetitionView; files: DataUrlByPath; host: string }

export function PodiumShareImage({ view, files, host }: Props) {
  const common = useMessages('common')
  const { final } = useResultSentences(view)
  const places = topThree(view)
  const nameSize = Math.min(
    ...places.map(({ user }) =>
      fontSizeOf(personName(user, common), { width: stepWidth, lines: 2, most: 36, least: 25 }),
    ),
  )
  return (
    <div className="picture podium">
      <div className="row">
        <p className="competition-name" style={{ fontSize: fontSizeOf(view.name, besideFirst) }}>
          {view.name}
        </p>
        <div className="product">{common.product}</div>
      </div>
      {places.map((place) => (
        <Step key={place.user_id} place={place} files={files} nameSize={nameSize} />
      ))}
      <div className="floor" />
      <div className="row below soft">
        <p className="one-line">{final ? [final.who, final.scores].filter(Boolean).join(' ') : ''}</p>
        <div>{host}</div>
      </div>
    </div>
  )
}

const besideFirst = { width: 360, lines: 2, most: 36, least: 22 }

const steps = {
  1: { left: 428, height: 260, radius: 60, metal: 'gold', fontSize: 62 },
  2: { left: 60, height: 206, radius: 52, metal: 'silver', fontSize: 54 },
  3: { left: 796, height: 168, radius: 52, metal: 'bronze', fontSize: 54 },
} as const

const stepWidth = 344
const scoreHeight = 92

type StepProps = { place: PodiumPlaceRow; files: DataUrlByPath; nameSize: number }

function Step({ place, files, nameSize }: StepProps) {
  const words = useMessages('judging')
  const common = useMessages('common')
  const format = useFormat()
  const { user, final_position, final_score, round } = place
  const { left, height, radius, metal, fontSize } =
    steps[final_position === 1 || final_position === 2 ? final_position : 3]
  const name = personName(user, common)
  return (
    <div className="step" style={{ left }}>
      <div className="face-and-flag">
        <Face
          radius={radius}
          name={user.name}
          surname={user.surname}
          src={user.img_path ? files.get(user.img_path) : undefined}
        />
        <div className="place" style={{ background: `var(--${metal})` }}>
          {final_position}
        </div>
        <Flag src={user.country ? files.get(flagOf(user.country)) : undefined} />
      </div>
      <h1 style={{ fontSize: nameSize }}>{name}</h1>
      <div className="block" style={{ height }}>
        <div className="metal" style={{ background: `var(--${metal})` }} />
        <div className="score" style={{ height: scoreHeight, fontSize }}>
          {format.score(final_score)}
        </div>
        {round && round.tricks.length > 0 ? (
          <ShareRoundChart
            width={stepWidth - 32}
            height={height - scoreHeight - 8}
            beads={beadsOfChartTricks(round.tricks, { words, format })}
          />
        ) : null}
      </div>
    </div>
  )
}
