import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { renderShareImage } from './render-share-image.ts'

const imageOf = (name: string) => renderShareImage(`<div class="picture"><h1>${name}</h1></div>`)

test('names are outlines, the same bytes on every machine', async () => {
  const names = ['Wöhrmann-Échevarría', 'Прасковья 結衣', 'Ąžuolas Şahin']
  const images = await Promise.all(names.map(imageOf))
  for (const image of images) {
    expect(image).toMatch(/^<svg [^>]*width="1200" height="630"/)
    expect(image).not.toMatch(/<text|font/)
  }
  expect(createHash('sha256').update(images.join('')).digest('hex')).toMatchInlineSnapshot(
    `"b562bf9b4feb5c07235550e31a097e98a260589905b21866dd8026bea200ccc6"`,
  )
})

test('letters of no font are written in Latin ones, with a capital at the start of a word', async () => {
  expect(await imageOf('สมชาย ɓong')).toBe(await imageOf('Smchay Bong'))
})

test('emoji and invisible characters are left out', async () => {
  expect(await imageOf('Ada 🤸🏽\u200b Sund\u0007')).toBe(await imageOf('Ada Sund'))
})
