/** Building blocks of share images, drawn as SVG with text as outlines: colours, portraits, flags, round charts. */
import tokens from '@trickline/ui/tokens.css?raw'
import { LevelShape } from '@trickline/ui/level-mark.tsx'
import { type Bead, Ring } from '@trickline/ui/bead-chart.tsx'
import { highestBeadY, lineY, placeBeads } from '@trickline/ui/place-beads.ts'
import type { ReactNode } from 'react'

export const shareImageSize = { width: 1200, height: 630 } as const
export const margin = 64

/** The light colours of the product, by name. */
const colours = [...tokens.matchAll(/--([a-z-]+): (?:light-dark\()?(#[0-9a-f]{6})/g)].map(
  ([, name = '', value = '']) => ({ name, value }),
)

export const colourVariables = `:root{${colours.map(({ name, value }) => `--${name}:${value}`).join(';')}}`

/** Drawings cannot use CSS variables. */
const drawingStyles = colours
  .map(
    ({ name, value }) =>
      `.text-${name}{color:${value}}.fill-${name}{fill:${value}}.stroke-${name}{stroke:${value}}`,
  )
  .concat('.fill-current{fill:currentColor}')
  .join('')

/** Pictures and flags as `data:` URLs, by their path. */
export type DataUrlByPath = ReadonlyMap<string, string>

type SizeOptions = { width: number; lines: number; most: number; least: number }

/** The font size at which a text fits, from its number of letters. */
export function fontSizeOf(text: string, { width, lines, most, least }: SizeOptions): number {
  const longestWord = Math.max(...text.split(/[\s-]/).map(lengthOf))
  // lines are never quite full
  const ofAll = (width * (lines === 1 ? 1 : lines - 0.5)) / (letterWidth * lengthOf(text))
  const ofWord = width / (letterWidth * longestWord)
  return Math.round(Math.max(least, Math.min(most, ofAll, ofWord)))
}

/** Width of a bold letter, in font sizes. */
const letterWidth = 0.62

/** Counted in Latin letters; other letters are as wide as they are high. */
function lengthOf(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return text.length + wide * (1 / letterWidth - 1)
}

type FaceProps = { radius: number; name: string; surname: string; src: string | undefined }

export function Face({ radius, name, surname, src }: FaceProps) {
  const size = 2 * radius
  return (
    <div className="face" style={{ width: size, height: size, fontSize: radius * 0.6 }}>
      {src === undefined ? `${initial(name)}${initial(surname)}` : <img src={src} alt="" />}
    </div>
  )
}

function initial(word: string): string {
  return (Array.from(word.trim())[0] ?? '').toLocaleUpperCase()
}

export function Flag({ src }: { src: string | undefined }) {
  return src === undefined ? null : <img className="flag" src={src} alt="" />
}

type DrawingProps = { width: number; height: number; children: ReactNode }

export function Drawing({ width, height, children }: DrawingProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="text-ink"
    >
      <style>{drawingStyles}</style>
      {children}
    </svg>
  )
}

type ChartProps = { width: number; height: number; beads: readonly Bead[]; best?: string | null }

/** Room for beads at the sides and on the line, which is drawn at `height`. */
const room = 20

/** The tricks of a round, with heights by points. */
export function ShareRoundChart({ width, height, beads, best = null }: ChartProps) {
  const step = width / beads.length
  const scale = Math.max(0.5, Math.min(height / 90, step / 19, 2.6))
  const top = 14 * scale
  const placed = placeBeads(beads).map(({ y: percent }, index) => ({
    x: rounded(room + (index + 0.5) * step),
    y: rounded(top + ((height - top) * (percent - highestBeadY)) / (lineY - highestBeadY)),
  }))
  const size = { width: width + 2 * room, height: height + room }
  const peak = placed.toSorted((a, b) => a.y - b.y)[0]
  return (
    <div className="chart" style={{ ...size, margin: `0 ${-room}px ${-room}px` }}>
      {best && peak ? (
        <Best x={peak.x} bottom={size.height - peak.y + 15 * scale} width={size.width} text={best} />
      ) : null}
      <Drawing {...size}>
        {placed.map((at, index) => (
          <Stem
            key={beads[index]?.key}
            {...at}
            line={height}
            next={beads[index]?.joined ? placed[index + 1] : undefined}
            scale={scale}
          />
        ))}
        {beads.map((bead, index) => (
          <g
            key={bead.key}
            transform={`translate(${placed[index]?.x ?? 0} ${placed[index]?.y ?? 0}) scale(${rounded(scale)})`}
          >
            {bead.grab ? <Ring at="0" /> : null}
            <g transform="translate(-8 -8)">
              <LevelShape level={bead.level} />
            </g>
          </g>
        ))}
      </Drawing>
    </div>
  )
}

type Place = { x: number; y: number }
type StemProps = Place & { line: number; next: Place | undefined; scale: number }

/** Lines from a bead down to the line, and to the next bead of its combo. */
function Stem({ x, y, line, next, scale }: StemProps) {
  return (
    <>
      <line x1={x} x2={x} y1={y} y2={line} className="stroke-edge" strokeWidth={1.2 * scale} />
      {next ? (
        <line
          x1={x}
          y1={y}
          x2={next.x}
          y2={next.y}
          stroke="currentColor"
          strokeWidth={2.4 * scale}
          strokeLinecap="round"
        />
      ) : null}
    </>
  )
}

type BestProps = { x: number; bottom: number; width: number; text: string }

function Best({ x, bottom, width, text }: BestProps) {
  const half = (lengthOf(text) * letterWidth * 24) / 2
  const middle = Math.max(half, Math.min(width - half, x))
  return (
    <div className="best" style={{ left: middle - half, width: 2 * half, bottom }}>
      {text}
    </div>
  )
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
