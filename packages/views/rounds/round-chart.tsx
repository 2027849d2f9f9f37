/** A round as beads on the line, in the order performed (screens §31). */
import { type Dub, dubLevels, hasGrab, levelName, type RoundScore, type Variation } from '@trickline/scoring'
import type { ChartTrick } from '@trickline/contract/competitions'
import type { UnnamedChartTrick } from '@trickline/contract/training'
import type { Areas } from '@trickline/messages/areas'
import { clockText } from '@trickline/ui/clock-text.ts'
import { type Format, useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { levelWord, type Performance, trickTitle } from '../tricks/performed-trick.ts'
import { LevelShape } from '@trickline/ui/level-mark.tsx'
import { type Bead, BeadChart, BeadChartThumbnail, GrabRing } from '@trickline/ui/bead-chart.tsx'
import { type DraftRow, type DraftTrick, numbered } from './draft-trick.ts'

type Props = {
  rows: readonly DraftRow[]
  /** null if the viewer may not see the score: all beads are then on the line. */
  score: RoundScore | null
  /** The athlete's review: `asked` during it, `given` afterwards. */
  feedback?: 'asked' | 'given' | null
  current?: number | null
  /** null: the chart is not interactive. */
  onTap?: ((key: number) => void) | null
  isSingleRow?: boolean
}

export function RoundChart(props: Props) {
  const { rows, score, feedback = null, current = null, onTap = null, isSingleRow = false } = props
  const words = useMessages('judging')
  const format = useFormat()
  const beads = beadsOf(rows, { score, feedback, words, format })
  if (beads.length === 0) return null
  const combos = rows.filter(({ kind }) => kind === 'combo').length
  const open = beads.find(({ feedbackMark }) => feedbackMark === 'open')
  return (
    <BeadChart
      label={words.drawn.label(beads.length, combos)}
      beads={beads}
      current={current}
      onTap={onTap}
      isSingleRow={isSingleRow}
      caption={
        isSingleRow ? null : (
          <>
            {words.drawn.label(beads.length, combos)}
            {beads.some(({ grab }) => grab) ? (
              <span className="ms-3 whitespace-nowrap">
                <GrabRing /> {words.drawn.grab}
              </span>
            ) : null}
            {open ? (
              <span className="ms-3 inline-block">
                <svg viewBox="0 0 16 16" aria-hidden="true" className="inline size-3.5 align-[-2px]">
                  <LevelShape level={open.level} look="hollow" />
                </svg>{' '}
                {words.drawn.notReviewed}
              </span>
            ) : null}
          </>
        )
      }
    />
  )
}

/** All tricks in one row, as one image with one label. */
export function RoundChartRow({
  rows,
  score,
  isWide = false,
}: Pick<Props, 'rows' | 'score'> & { isWide?: boolean }) {
  const words = useMessages('judging')
  const format = useFormat()
  const beads = beadsOf(rows, { score, feedback: null, words, format, isByValue: true })
  const combos = rows.filter(({ kind }) => kind === 'combo').length
  return <BeadChartThumbnail label={words.drawn.label(beads.length, combos)} {...{ beads, isWide }} />
}

export function RoundChartPreview({ tricks }: { tricks: readonly ChartTrick[] }) {
  const words = useMessages('judging')
  const format = useFormat()
  if (tricks.length === 0) return null
  const beads = beadsOfChartTricks(tricks, { words, format })
  const label = words.drawn.label(tricks.length, combosIn(tricks))
  return <BeadChart label={label} beads={beads} caption={label} onTap={null} dense />
}

export function beadsOfChartTricks(tricks: readonly ChartTrick[], wording: Wording): Bead[] {
  return tricks.map((trick, index) =>
    beadOf(
      {
        key: index,
        shortName: trick.short_name,
        level: trick.level,
        grab: trick.grab,
        variation: trick.variation as Variation,
        dub: trick.dub as Dub,
        videoSecond: null,
      },
      {
        points: trick.points,
        combo: trick.combo,
        joined: trick.combo > 0 && tricks[index + 1]?.combo === trick.combo,
      },
      wording,
    ),
  )
}

type ThumbnailProps = {
  tricks: readonly Omit<UnnamedChartTrick, 'second'>[]
  /** The place is wider than 280 px. */
  isWide?: boolean
}

/** A row for a card: one image with one label, and tricks without names; hollow while their points are not public. */
export function RoundChartThumbnail({ tricks, isWide = false }: ThumbnailProps) {
  const words = useMessages('judging')
  const heights = heightsOf(tricks)
  const beads = tricks.map(({ level, points, grab, dub, combo }, index): Bead => ({
    key: index,
    level: levelName(level),
    points: heights[index] ?? null,
    joined: combo > 0 && tricks[index + 1]?.combo === combo,
    grab: hasGrab({ grab }),
    dub: dubMark(dub),
    time: '',
    feedbackMark: points === null ? 'open' : 'plain',
    description: '',
  }))
  return (
    <BeadChartThumbnail label={words.drawn.label(beads.length, combosIn(tricks))} {...{ beads, isWide }} />
  )
}

/** Points, or levels while no points are public. */
export function heightsOf(tricks: readonly Pick<UnnamedChartTrick, 'points' | 'level'>[]): (number | null)[] {
  const isScored = tricks.some(({ points }) => points !== null)
  return tricks.map(({ points, level }) => (isScored ? points : level))
}

export function combosIn(tricks: readonly Pick<UnnamedChartTrick, 'combo'>[]): number {
  return Math.max(0, ...tricks.map(({ combo }) => combo))
}

type Wording = { words: Areas['judging']; format: Format }
type BeadContext = Required<Pick<Props, 'score' | 'feedback'>> & Wording

/** `isByValue`: while the points are not public, the beads are as high as the values of the tricks. */
export function beadsOf(
  rows: readonly DraftRow[],
  { score, feedback, words, format, isByValue = feedback === 'asked' }: BeadContext & { isByValue?: boolean },
): Bead[] {
  return numbered(rows).flatMap(({ row, combo }, rowIndex) => {
    const scored = score?.rows[rowIndex]
    const [tricks, scores] =
      row.kind === 'combo'
        ? [row.tricks, scored?.kind === 'combo' ? scored.tricks : []]
        : [[row.trick], scored?.kind === 'single' ? [scored.trick] : []]
    return tricks.map((trick, index): Bead => {
      const points = scores[index]?.roundPoints ?? null
      const placed = { points, combo, joined: index < tricks.length - 1 }
      const described = beadOf(trick, placed, { words, format })
      const bead = isByValue && points === null ? { ...described, points: trick.value } : described
      if (!feedback) return bead
      const feedbackText = describeTrick(trick, feedback, words)
      return {
        ...bead,
        feedbackMark: feedbackMarkOf(trick, feedback),
        description: format.joined(...[bead.description, feedbackText].filter(Boolean)),
      }
    })
  })
}

type ChartableTrick = Pick<DraftTrick, 'key' | 'shortName' | 'videoSecond'> &
  Pick<ChartTrick, 'level'> &
  Performance

function beadOf(
  trick: ChartableTrick,
  { points, combo, joined }: Pick<Bead, 'points' | 'joined'> & { combo: number },
  { words, format }: Wording,
): Bead {
  const time = trick.videoSecond === null ? '' : clockText(trick.videoSecond)
  const texts = [
    trickTitle(trick, words),
    levelWord(trick.level, words),
    combo > 0 ? words.drawn.inCombo(combo) : '',
    points === null ? '' : words.drawn.points(format.value(points)),
    time && words.drawn.at(time),
  ]
  return {
    key: trick.key,
    level: levelName(trick.level),
    points,
    joined,
    grab: hasGrab(trick),
    dub: dubMark(trick.dub),
    time,
    feedbackMark: 'plain',
    description: format.joined(...texts.filter(Boolean)),
  }
}

function describeTrick(
  { feedback: feedbackGiven }: DraftTrick,
  feedback: 'asked' | 'given',
  words: Areas['judging'],
): string {
  if (feedbackGiven === null) return feedback === 'asked' ? words.drawn.notReviewed : ''
  return feedbackGiven === 'confirmed' ? words.confirmed : words.incorrect
}

function feedbackMarkOf(
  { feedback: feedbackGiven }: DraftTrick,
  feedback: 'asked' | 'given',
): Bead['feedbackMark'] {
  if (feedbackGiven === 'incorrect') return 'wrong'
  return feedbackGiven === null && feedback === 'asked' ? 'open' : 'plain'
}

function dubMark(dub: number): string {
  return dub === 0 ? '' : `−${percentOf.get(dub) ?? 0}`
}

const percentOf = new Map<number, number>(dubLevels.map(({ id, percent }) => [id, percent]))
