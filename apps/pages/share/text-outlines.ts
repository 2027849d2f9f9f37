/**
 * Text as outlines, the same on every machine: Archivo, Noto Sans JP, else a Latin transliteration. Font files load
 * asynchronously, drawing is synchronous: `withGlyphs` draws again after loading.
 */
import { readFile } from 'node:fs/promises'
import archivo from '@fontsource-variable/archivo/unicode.json'
import noto from '@fontsource-variable/noto-sans-jp/unicode.json'
import anyAscii from 'any-ascii'
import type { Font } from 'fontkit'

export type Weight = 450 | 650 | 800

/** Copied there by the build (vite.config.ts). */
const folder = new URL('fonts/', import.meta.url)

/** Calls `draw` until all its glyphs are loaded. */
export async function withGlyphs(draw: () => Promise<string>): Promise<string> {
  for (;;) {
    const drawn = await draw()
    if (missingFiles.size === 0) return drawn
    const files = [...missingFiles]
    missingFiles.clear()
    await Promise.all(files.map(read))
  }
}

export function textWidth(text: string, weight: Weight): number {
  return shapeRuns(text, weight).reduce((sum, { width }) => sum + width, 0)
}

/** Glyphs with their positions, in font units (1000 per size, y upwards). */
export function glyphOutlines(text: string, weight: Weight): { x: number; path: string }[] {
  let at = 0
  return shapeRuns(text, weight).flatMap(({ glyphs, width }) => {
    const start = at
    at += width
    return glyphs.map(({ x, path }) => ({ x: start * unitsPerSize + x, path }))
  })
}

/** The text with transliterated letters, without emoji and control characters. */
export function drawableText(text: string): string {
  let drawn = ''
  for (const letter of text.normalize('NFC').replaceAll(picturesAndMarks, '').replaceAll(/\s+/g, ' ')) {
    const latin = fileOf(letter) ? letter : anyAscii(letter)
    // a transliterated word begins with a capital
    const begins = latin !== letter && (drawn === '' || drawn.endsWith(' '))
    drawn += begins ? latin.slice(0, 1).toUpperCase() + latin.slice(1) : latin
  }
  return drawn
}

const picturesAndMarks =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Cf}|\p{Cc}|\p{Co}|\p{Cn}/gu

export const unitsPerSize = 1000
/** Height of a capital letter, in units of the font size. */
export const capHeight = 0.686

type Slice = { file: string; has: (codePoint: number) => boolean }
type ShapedRun = { width: number; glyphs: { x: number; path: string }[] }

/** Font files with their letters, the most common ones first; the first file with a letter is used. */
const slices: Slice[] = [
  ...Object.entries(archivo)
    .toReversed()
    .map(([name, ranges]) => slice(`archivo-${name}-wght-normal.woff2`, ranges)),
  ...Object.entries(noto)
    .toReversed()
    .map(([name, ranges]) =>
      slice(`noto-sans-jp-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`, ranges),
    ),
]
const fonts = new Map<string, Font>()
const weighted = new Map<string, Font>()
const missingFiles = new Set<string>()
const fileOfLetter = new Map<string, string>()

function shapeRuns(text: string, weight: Weight): ShapedRun[] {
  return runsOf(drawableText(text)).map(({ file, letters }) => {
    const font = fontOf(file, weight)
    if (!font) return { width: letters.length * 0.6, glyphs: [] }
    const { glyphs, positions, advanceWidth } = font.layout(letters, ['tnum', 'kern', 'liga'])
    let x = 0
    const drawn = glyphs.map((glyph, index) => {
      const at = positions[index]
      const start = x + (at?.xOffset ?? 0)
      x += at?.xAdvance ?? 0
      return { x: start, path: glyph.path.toSVG() }
    })
    return { width: advanceWidth / unitsPerSize, glyphs: drawn.filter(({ path }) => path !== '') }
  })
}

function runsOf(text: string): { file: string; letters: string }[] {
  const runs: { file: string; letters: string }[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const file = letter === ' ' && last ? last.file : fileOf(letter)
    if (file === undefined) continue
    if (last?.file === file) last.letters += letter
    else runs.push({ file, letters: letter })
  }
  return runs
}

function fileOf(letter: string): string | undefined {
  const cached = fileOfLetter.get(letter)
  if (cached) return cached
  const codePoint = letter.codePointAt(0) ?? 0
  for (const { file } of slices.filter((each) => each.has(codePoint))) {
    const font = fonts.get(file)
    if (!font) {
      missingFiles.add(file)
      return file
    }
    if (!font.hasGlyphForCodePoint(codePoint)) continue
    fileOfLetter.set(letter, file)
    return file
  }
  return undefined
}

function fontOf(file: string, weight: Weight): Font | undefined {
  const key = `${file} ${weight}`
  const cached = weighted.get(key)
  if (cached) return cached
  const font = fonts.get(file)?.getVariation({ wght: weight })
  if (font) weighted.set(key, font)
  else missingFiles.add(file)
  return font
}

/** The two that read fonts take a tenth of a second to load: not before something is drawn. */
async function read(file: string): Promise<void> {
  const [{ create }, { decompress }] = await Promise.all([import('fontkit'), import('wawoff2')])
  const letters = await decompress(await readFile(new URL(file, folder)))
  const font = create(Buffer.from(letters))
  if (!('getVariation' in font)) throw new Error(`${file} is a collection of fonts`)
  fonts.set(file, font)
}

/** `ranges`: `U+0000-00FF,U+0131`. */
function slice(file: string, ranges: string): Slice {
  const bounds = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return { file, has: (codePoint) => bounds.some(([from, to]) => codePoint >= from && codePoint <= to) }
}
