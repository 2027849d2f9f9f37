/** Share image of a podium: three places with scores and round charts. */
import type { PodiumPlaceRow } from '@trickline/contract/competitions'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { beadsOfChartTricks } from '@trickline/views/rounds/round-chart.tsx'
import { drawableText } from './text-outlines.ts'
import {
  type DataUrlByPath,
  Face,
  fitText,
  Flag,
  heightOf,
  Lines,
  margin,
  ShareImage,
  shareImageSize,
  ShareRoundChart,
  Text,
} from './share-image.tsx'
import { flagOf } from './shared-round.tsx'

export function topThree({ podiums }: Pick<CompetitionView, 'podiums'>): PodiumPlaceRow[] {
  return podiums
    .filter(({ final_position }) => final_position <= 3)
    .toSorted((a, b) => a.final_position - b.final_position)
}

/** "1st Nayeli Ximénez 34.12 · 2nd …" */
export function usePodiumSentence(view: CompetitionView): string {
  const common = useMessages('common')
  const phases = useMessages('phases')
  const format = useFormat()
  return topThree(view)
    .map(({ final_position, user, final_score }) =>
      [phases.position(final_position), personName(user, common), format.score(final_score, '')].join(' '),
    )
    .join(' · ')
}

type Props = { view: CompetitionView; files: DataUrlByPath; host: string }

export function PodiumShareImage({ view, files, host }: Props) {
  const common = useMessages('common')
  const words = useMessages('phases')
  const { width, height } = shareImageSize
  const competitionName = fitText(view.name, { width: 640, weight: 650, sizes: [30, 26, 22], lines: 1 })
  const places = topThree(view)
  return (
    <ShareImage>
      <Text x={margin} y={80} size={30} weight={800}>
        {words.podiumTitle}
      </Text>
      <Text x={width - margin} y={80} size={30} weight={800} anchor="end">
        {common.product}
      </Text>
      <Lines fitted={competitionName} x={width / 2} y={80} weight={650} anchor="middle" fill="fill-soft" />
      {places.map((place) => (
        <Step key={place.user_id} place={place} files={files} />
      ))}
      <path d={`M0 ${height - 58}H${width}`} stroke="currentColor" strokeWidth={3} />
      <Text x={width / 2} y={height - 22} size={22} anchor="middle" fill="fill-soft">
        {drawableText(host)}
      </Text>
    </ShareImage>
  )
}

const steps = {
  1: { middle: 600, top: 312, radius: 60, metal: 'gold' },
  2: { middle: 232, top: 366, radius: 52, metal: 'silver' },
  3: { middle: 968, top: 404, radius: 52, metal: 'bronze' },
} as const

const stepWidth = 344

function Step({ place, files }: { place: PodiumPlaceRow; files: DataUrlByPath }) {
  const common = useMessages('common')
  const words = useMessages('judging')
  const format = useFormat()
  const { user, final_position, final_score, round } = place
  const { middle, top, radius, metal } =
    steps[final_position === 1 || final_position === 2 ? final_position : 3]
  const bottom = shareImageSize.height - 58
  const name = fitText(personName(user, common), {
    width: stepWidth,
    weight: 800,
    sizes: [36, 32, 28, 25],
    lines: 2,
  })
  const nameTop = top - 22 - heightOf(name) + name.size * 0.686
  const face = nameTop - name.size * 0.686 - 20 - radius
  const flag = user.country ? files.get(flagOf(user.country)) : undefined
  return (
    <>
      <path
        d={`M${middle - stepWidth / 2} ${bottom}V${top}H${middle + stepWidth / 2}V${bottom}Z`}
        className="fill-raised stroke-hair"
      />
      <rect x={middle - stepWidth / 2} y={top} width={stepWidth} height={8} className={`fill-${metal}`} />
      <Face
        x={middle}
        y={face}
        radius={radius}
        name={user.name}
        surname={user.surname}
        src={user.img_path ? files.get(user.img_path) : undefined}
      />
      <circle cx={middle + radius * 0.92} cy={face - radius * 0.72} r={26} className={`fill-${metal}`} />
      <Text
        x={middle + radius * 0.92}
        y={face - radius * 0.72 + 11}
        size={32}
        weight={800}
        anchor="middle"
        fill="fill-on-accent"
      >
        {String(final_position)}
      </Text>
      <Flag x={middle - radius * 0.86 - 22} y={face + radius * 0.5} height={26} src={flag} />
      <Lines fitted={name} x={middle} y={nameTop} weight={800} anchor="middle" />
      <Text x={middle} y={top + 70} size={final_position === 1 ? 62 : 54} weight={800} anchor="middle">
        {format.score(final_score)}
      </Text>
      {round && round.tricks.length > 0 ? (
        <ShareRoundChart
          x={middle - stepWidth / 2 + 16}
          y={top + 92}
          width={stepWidth - 32}
          height={bottom - top - 92}
          beads={beadsOfChartTricks(round.tricks, { words, format })}
          line={{ from: middle - stepWidth / 2, to: middle + stepWidth / 2 }}
        />
      ) : null}
    </>
  )
}
