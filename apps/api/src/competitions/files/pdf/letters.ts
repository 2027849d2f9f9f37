/** The fonts of PDFs by letter: Noto Sans (Latin, Cyrillic, Greek), Kosugi (Japanese); WOFF, of which fontkit embeds the letters used. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import kosugi from '@fontsource/kosugi/unicode.json' with { type: 'json' }
import notoSans from '@fontsource/noto-sans/unicode.json' with { type: 'json' }
import { create, type Font } from 'fontkit'

export type Weight = 400 | 700
/** `file`: name of the font, whose content is `bytes`. */
export type Letters = { file: string; bytes: Buffer; text: string }

type Part = { file: (weight: Weight) => string; ranges: [from: number, to: number][] }

const { resolve } = createRequire(import.meta.url)

const parts: readonly Part[] = [
  ...partsOf('noto-sans', notoSans, [400, 700]),
  ...partsOf('kosugi', kosugi, [400]),
]

/** Splits text into runs of one font each; null: no font has some letter. */
export function lettersOf(text: string, weight: Weight): Letters[] | null {
  const runs: Letters[] = []
  for (const letter of text.normalize('NFC')) {
    const code = letter.codePointAt(0) ?? 0
    const found = parts
      .filter(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to))
      .map(({ file }) => opened(file(weight)))
      .find(({ font }) => font.hasGlyphForCodePoint(code))
    if (!found) return null
    const last = runs.at(-1)
    if (last?.file === found.file) last.text += letter
    else runs.push({ file: found.file, bytes: found.bytes, text: letter })
  }
  return runs
}

/** `ranges`: Unicode ranges by part of the font, `U+0000-00FF,U+0131`. */
function partsOf(name: string, ranges: Readonly<Record<string, string>>, weights: readonly Weight[]): Part[] {
  const folder = `${dirname(resolve(`@fontsource/${name}/unicode.json`))}/files`
  return Object.entries(ranges).map(([part, letters]) => ({
    file: (weight) => {
      const drawn = weights.includes(weight) ? weight : 400
      return `${folder}/${name}-${part.replaceAll(/[[\]]/g, '')}-${drawn}-normal.woff`
    },
    ranges: letters.split(',').map((range): [number, number] => {
      const [from = '', to = from] = range.replace('U+', '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    }),
  }))
}

type Opened = { file: string; bytes: Buffer; font: Font }

const files = new Map<string, Opened>()

function opened(file: string): Opened {
  const known = files.get(file)
  if (known) return known
  const bytes = readFileSync(file)
  const font = create(bytes)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is a collection of fonts`)
  const one = { file, bytes, font }
  files.set(file, one)
  return one
}
