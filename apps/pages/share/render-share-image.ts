/** Renders a share image to SVG with text as outlines, alike on every machine: Archivo, Noto Sans JP, else Latin letters. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import archivo from '@fontsource-variable/archivo/unicode.json'
import notoSans from '@fontsource-variable/noto-sans-jp/unicode.json'
import type { Renderer } from '@takumi-rs/core'
import type { Node } from '@takumi-rs/helpers'
import { fromHtml } from '@takumi-rs/helpers/html'
import anyAscii from 'any-ascii'
import { colourVariables, shareImageSize } from './share-image.tsx'
import styles from './share-image.css?raw'

/** `html`: the markup of a `ShareImage`. */
export async function renderShareImage(html: string): Promise<string> {
  const renderer = await (rendererWithFonts ??= createRenderer())
  const node = await withDrawableText(renderer, fromHtml(html).node)
  return renderer.renderSvg(node, { ...shareImageSize, css: [colourVariables, styles] })
}

let rendererWithFonts: Promise<Renderer> | undefined

/** Loads the fonts, only when something is drawn, as this takes a third of a second. */
async function createRenderer(): Promise<Renderer> {
  const { Renderer } = await import('@takumi-rs/core')
  const renderer = new Renderer()
  const files = [...filesOf('archivo', archivo), ...filesOf('noto-sans-jp', notoSans)]
  await Promise.all(
    files.map(async ({ name, file, unicodeRange }) => {
      await renderer.registerFont({ name, data: await readFile(file), unicodeRange })
    }),
  )
  return renderer
}

/** `ranges`: Unicode ranges by part of the font, `U+0000-00FF,U+0131`. */
function filesOf(name: string, ranges: Readonly<Record<string, string>>) {
  const folder = dirname(resolve(`@fontsource-variable/${name}/unicode.json`))
  return Object.entries(ranges).map(([part, letters]) => ({
    name,
    file: `${folder}/files/${name}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
    unicodeRange: letters.split(',').map((range): [number, number] => {
      const [from = '', to = from] = range.replace('U+', '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    }),
  }))
}

const { resolve } = createRequire(import.meta.url)

async function withDrawableText(renderer: Renderer, node: Node): Promise<Node> {
  if (node.type === 'text') return { ...node, text: await drawableText(renderer, node.text) }
  if (node.type !== 'container' || !node.children) return node
  const children = await Promise.all(node.children.map((child) => withDrawableText(renderer, child)))
  return { ...node, children }
}

/** Replaces letters that no font has with Latin ones; removes emoji and control characters. */
async function drawableText(renderer: Renderer, text: string): Promise<string> {
  let drawn = ''
  for (const letter of text.normalize('NFC').replaceAll(picturesAndMarks, '').replaceAll(/\s+/g, ' ')) {
    const latin = (await isDrawable(renderer, letter)) ? letter : anyAscii(letter)
    // a transliterated word begins with a capital letter
    const begins = latin !== letter && (drawn === '' || drawn.endsWith(' '))
    drawn += begins ? latin.slice(0, 1).toUpperCase() + latin.slice(1) : latin
  }
  return drawn
}

const picturesAndMarks =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Cf}|\p{Cc}|\p{Co}|\p{Cn}/gu

const drawableLetters = new Map<string, Promise<boolean>>()

function isDrawable(renderer: Renderer, letter: string): Promise<boolean> {
  const cached = drawableLetters.get(letter)
  if (cached) return cached
  const isFound = Promise.all([outlineOf(renderer, letter), outlineOf(renderer, inNoFont)]).then(
    ([outline, missing]) => outline !== missing,
  )
  drawableLetters.set(letter, isFound)
  return isFound
}

/** A private-use character. */
const inNoFont = '\u{e000}'

function outlineOf(renderer: Renderer, letter: string): Promise<string> {
  return renderer.renderSvg({ type: 'text', text: letter }, { width: 100, height: 100 })
}
