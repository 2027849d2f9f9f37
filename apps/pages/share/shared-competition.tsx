/** Share image of a competition, without results. Also its facts: when, where, number of athletes. */
import { renderToStaticMarkup } from 'react-dom/server'
import { DrawnBanner } from '@trickline/views/competitions/competition-banner.tsx'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import {
  type DataUrlByPath,
  fitText,
  heightOf,
  Lines,
  margin,
  ShareImage,
  shareImageSize,
  Text,
} from './share-image.tsx'
import { colour, withInlineColours } from './share-image-colours.ts'

export function useCompetitionFacts(view: CompetitionView): string[] {
  const words = useMessages('competitions')
  const format = useFormat(competitionTimeZone(view))
  const { date_start_at, location, athletes } = view
  return [
    date_start_at === null ? '' : format.date(date_start_at),
    location ?? '',
    athletes.length > 0 ? words.stageTakes(athletes.length) : '',
  ].filter(Boolean)
}

type Props = { view: CompetitionView; files: DataUrlByPath; host: string }

export function CompetitionShareImage({ view, files, host }: Props) {
  const common = useMessages('common')
  const { width, height } = shareImageSize
  const banner = view.img_path ? files.get(view.img_path) : undefined
  const box = { width: width - 2 * margin, weight: 800 } as const
  const twoLines = fitText(view.name, { ...box, sizes: [104, 92, 80, 70], lines: 2 })
  const isCut = twoLines.lines.at(-1)?.endsWith('…')
  const name = isCut ? fitText(view.name, { ...box, sizes: [60, 52, 46], lines: 3 }) : twoLines
  const facts = fitText(useCompetitionFacts(view).join(' · '), {
    width: width - 2 * margin,
    weight: 650,
    sizes: [36, 32, 28],
    lines: 1,
  })
  const ink = banner ? 'fill-paper' : 'fill-ink'
  const top = banner ? height - 112 - heightOf(name) + name.size * 0.686 : 118 + name.size * 0.686
  const factsTop = top + (name.lines.length - 1) * name.size * 1.08 + 62
  return (
    <ShareImage>
      {banner ? <Banner src={banner} /> : <Land view={view} below={factsTop} />}
      <Text x={margin} y={82} size={30} weight={800} fill={ink}>
        {common.product}
      </Text>
      <Text x={width - margin} y={82} size={24} weight={650} anchor="end" fill={ink}>
        {host}
      </Text>
      <Lines fitted={name} x={margin} y={top} weight={800} fill={ink} />
      <Lines fitted={facts} x={margin} y={factsTop} weight={650} fill={ink} />
    </ShareImage>
  )
}

function Banner({ src }: { src: string }) {
  const { width, height } = shareImageSize
  return (
    <>
      <image href={src} width={width} height={height} preserveAspectRatio="xMidYMid slice" />
      <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={colour('on-accent')} stopOpacity="0.62" />
        <stop offset="0.3" stopColor={colour('on-accent')} stopOpacity="0.18" />
        <stop offset="1" stopColor={colour('on-accent')} stopOpacity="0.88" />
      </linearGradient>
      <rect width={width} height={height} fill="url(#shade)" />
    </>
  )
}

/** The sky continues behind the text, the land begins below it. */
function Land({ view, below }: { view: CompetitionView; below: number }) {
  const { width, height } = shareImageSize
  const drawing = withInlineColours(
    renderToStaticMarkup(<DrawnBanner id={view.id} drawn={view} dated={false} />),
  )
  const inside = drawing.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
  const scale = width / 320
  // the line of the drawing is at about 112 of 180
  const shift = Math.max(height - 180 * scale, Math.min(40, below - 265))
  const sky = /fill="(#[0-9a-f]{6})"/.exec(inside)?.[1] ?? colour('paper')
  return (
    <g>
      <rect width={width} height={height} fill={sky} />
      <g
        transform={`translate(0 ${shift}) scale(${scale})`}
        // Rendered by React.
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: inside }}
      />
      {/* fades whatever reaches up to the text */}
      <linearGradient id="haze" x1="0" y1="0" x2="0" y2="1">
        <stop offset={(below + 8) / (below + 70)} stopColor={sky} />
        <stop offset="1" stopColor={sky} stopOpacity="0" />
      </linearGradient>
      <rect width={width} height={below + 70} fill="url(#haze)" />
    </g>
  )
}
