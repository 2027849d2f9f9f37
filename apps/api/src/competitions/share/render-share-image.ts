/** Renders a drawing as PNG, cached by the drawing's version. One at a time, since rendering takes a core. */
import { LRUCache } from 'lru-cache'
import { loadSharp } from '../../platform/files/pictures.ts'
import { limitConcurrency } from '../../platform/limit-concurrency.ts'
import type { Snapshot } from '../../platform/http/snapshots.ts'

const mostBytes = 32 * 1024 * 1024
/** Each takes some 250 ms. */
const withLimit = limitConcurrency({ atOnce: 1, mostWaiting: 40 })

const cachedImages = new LRUCache<string, Buffer>({
  maxSize: mostBytes,
  sizeCalculation: ({ length }) => length,
})
const imagesUnderWay = new Map<string, Promise<Buffer>>()

export async function renderShareImage({
  version,
  identity,
}: Pick<Snapshot, 'version' | 'identity'>): Promise<Buffer> {
  const cached = cachedImages.get(version) ?? imagesUnderWay.get(version)
  if (cached) return cached
  const png = withLimit(() => renderPng(identity))
  imagesUnderWay.set(version, png)
  try {
    const image = await png
    cachedImages.set(version, image)
    return image
  } finally {
    imagesUnderWay.delete(version)
  }
}

async function renderPng(svg: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const picture = sharp(svg)
  const png = await picture.png().toBuffer()
  return png.length <= heavyBytes ? png : sharp(png).png({ palette: true, quality: 90, effort: 4 }).toBuffer()
}

const heavyBytes = 400 * 1024
