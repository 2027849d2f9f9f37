/** Building blocks of share images: 1200 x 630 px, text as outlines, pictures, flags, round charts. */
import { Fragment, type ReactNode } from 'react'
import { type Bead, Ring } from '@trickline/ui/bead-chart.tsx'
import { LevelShape } from '@trickline/ui/badge.tsx'
import { highestBeadY, lineY, placeBeads } from '@trickline/ui/place-beads.ts'
import {
  capHeight,
  drawableText,
  glyphOutlines,
  textWidth,
  unitsPerSize,
  type Weight,
} from './text-outlines.ts'
import { styleSheet } from './share-image-colours.ts'

export const shareImageSize = { width: 1200, height: 630 } as const
export const margin = 64

/** Pictures and flags as `data:` URLs, by their path. */
export type DataUrlByPath = ReadonlyMap<string, string>

export function ShareImage({ children }: { children: ReactNode }) {
  const { width, height } = shareImageSize
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="text-ink"
    >
      {/* oxlint-disable-next-line react/no-danger -- generated here */}
      <style dangerouslySetInnerHTML={{ __html: styleSheet() }} />
      <rect width={width} height={height} className="fill-paper" />
      {children}
    </svg>
  )
}

type TextProps = {
  x: number
  /** The baseline. */
  y: number
  size: number
  weight?: Weight
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
  children: string
}

export function Text({ x, y, size, weight = 450, fill = 'fill-ink', anchor = 'start', children }: TextProps) {
  const scale = size / unitsPerSize
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * textWidth(children, weight) * size
  return (
    <g
      transform={`translate(${rounded(x - shift)} ${rounded(y)}) scale(${scale} ${-scale})`}
      className={fill}
    >
      {glyphOutlines(children, weight).map(({ x: at, path }) => (
        <path key={at} transform={`translate(${rounded(at)})`} d={path} />
      ))}
    </g>
  )
}

type Fitting = { width: number; weight: Weight; sizes: readonly number[]; lines: number }
type FittedText = { size: number; lines: string[] }

/** Uses the largest size that fits; at the smallest one the text is cut off. */
export function fitText(text: string, { width, weight, sizes, lines: most }: Fitting): FittedText {
  const drawn = drawableText(text)
  const fitsIn = (size: number) => (line: string) => textWidth(line, weight) * size <= width
  for (const pieces of [drawn.split(wordBreaks), drawn.split(letterBreaks)]) {
    for (const size of sizes) {
      const lines = brokenLines(pieces, fitsIn(size))
      if (lines.length <= most && lines.every(fitsIn(size))) return { size, lines }
    }
  }
  const size = sizes.at(-1) ?? 0
  const fits = fitsIn(size)
  const pieces = drawn.split(wordBreaks).flatMap((piece) => (fits(piece) ? [piece] : Array.from(piece)))
  const lines = brokenLines(pieces, fits)
  return { size, lines: [...lines.slice(0, most - 1), shortened(lines.slice(most - 1).join(' '), fits)] }
}

const wordBreaks = /(?<=[\s-])/u
const letterBreaks = /(?<=[\s-])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/u

function brokenLines(pieces: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line && !fits((line + piece).trimEnd())) {
      lines.push(line.trimEnd())
      line = piece
    } else line += piece
  }
  return [...lines, line.trimEnd()].filter(Boolean)
}

function shortened(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line
  const letters = Array.from(line)
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

type LinesProps = Omit<TextProps, 'children' | 'size'> & { fitted: FittedText; leading?: number }

export function Lines({ fitted: { lines, size }, y, leading = 1.08, ...props }: LinesProps) {
  return lines.map((line, index) => (
    <Text key={line} {...props} size={size} y={y + index * size * leading}>
      {line}
    </Text>
  ))
}

export function heightOf({ lines, size }: FittedText, leading = 1.08): number {
  return size * (capHeight + (lines.length - 1) * leading)
}

type FaceProps = {
  x: number
  y: number
  radius: number
  name: string
  surname: string
  src: string | undefined
}

/** `x`, `y`: the centre. */
export function Face({ x, y, radius, name, surname, src }: FaceProps) {
  const size = radius * 0.6
  const id = `face-${x}-${y}`
  return (
    <>
      <circle cx={x} cy={y} r={radius} className="fill-sunken" />
      {src === undefined ? (
        <Text x={x} y={y + (size * capHeight) / 2} size={size} weight={650} anchor="middle" fill="fill-soft">
          {`${initial(name)}${initial(surname)}`}
        </Text>
      ) : (
        <>
          <clipPath id={id}>
            <circle cx={x} cy={y} r={radius} />
          </clipPath>
          <image
            href={src}
            x={x - radius}
            y={y - radius}
            width={2 * radius}
            height={2 * radius}
            preserveAspectRatio="xMidYMid slice"
            clipPath={`url(#${id})`}
          />
        </>
      )}
      <circle cx={x} cy={y} r={radius} fill="none" className="stroke-hair" strokeWidth={2} />
    </>
  )
}

function initial(word: string): string {
  return (Array.from(drawableText(word).trim())[0] ?? '').toLocaleUpperCase()
}

type FlagProps = { x: number; y: number; height: number; src: string | undefined }

export function Flag({ x, y, height, src }: FlagProps) {
  if (src === undefined) return null
  const width = height * 1.5
  return (
    <>
      <image href={src} x={x} y={y} width={width} height={height} preserveAspectRatio="none" />
      <rect x={x} y={y} width={width} height={height} rx={2} fill="none" className="stroke-hair" />
    </>
  )
}

type LineProps = {
  x: number
  y: number
  width: number
  height: number
  beads: readonly Bead[]
  line: { from: number; to: number }
  best?: string | null
}

/** The tricks of a round, with heights by points above the line at `y + height`. */
export function ShareRoundChart({ x, y, width, height, beads, line: { from, to }, best = null }: LineProps) {
  const step = width / beads.length
  const scale = Math.max(0.5, Math.min(height / 90, step / 19, 2.6))
  const top = 14 * scale
  const placed = placeBeads(beads).map(({ y: percent }, index) => ({
    x: x + (index + 0.5) * step,
    y: y + top + ((height - top) * (percent - highestBeadY)) / (lineY - highestBeadY),
  }))
  const line = y + height
  const peak = placed.toSorted((a, b) => a.y - b.y)[0]
  return (
    <>
      <path d={`M${from} ${line}H${to}`} stroke="currentColor" strokeWidth={1.2 + scale} />
      {best && peak ? <Best x={peak.x} y={peak.y - 17 * scale} within={[x, x + width]} text={best} /> : null}
      {placed.map((at, index) => {
        const next = beads[index]?.joined ? placed[index + 1] : undefined
        return (
          <Fragment key={beads[index]?.key}>
            <line x1={at.x} x2={at.x} y1={at.y} y2={line} className="stroke-edge" strokeWidth={1.2 * scale} />
            {next ? (
              <line
                x1={at.x}
                y1={at.y}
                x2={next.x}
                y2={next.y}
                stroke="currentColor"
                strokeWidth={2.4 * scale}
                strokeLinecap="round"
              />
            ) : null}
          </Fragment>
        )
      })}
      {beads.map((bead, index) => {
        const at = placed[index] ?? { x, y: line }
        return (
          <g
            key={bead.key}
            transform={`translate(${rounded(at.x)} ${rounded(at.y)}) scale(${rounded(scale)})`}
          >
            {bead.grab ? <Ring at="0" /> : null}
            <g transform="translate(-8 -8)">
              <LevelShape level={bead.level} />
            </g>
          </g>
        )
      })}
    </>
  )
}

type BestProps = { x: number; y: number; within: readonly [number, number]; text: string }

function Best({ x, y, within: [from, to], text }: BestProps) {
  const size = 24
  const half = (textWidth(text, 650) * size) / 2
  return (
    <Text x={Math.max(from + half, Math.min(to - half, x))} y={y} size={size} weight={650} anchor="middle">
      {text}
    </Text>
  )
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
