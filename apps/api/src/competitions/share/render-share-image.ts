/**
 * The PNG of a drawing, kept by what it is drawn from: as long as that is the same nothing is drawn anew, whoever asks and
 * whatever else changed. Drawing takes a core for a moment, so one is drawn at a time.
 */
import sharp from 'sharp'
import { LRUCache } from 'lru-cache'
import { limitConcurrency } from '../../platform/limit-concurrency.ts'
import type { Snapshot } from '../../platform/http/snapshots.ts'

const mostBytes = 32 * 1024 * 1024
/** Of a quarter of a second each. */
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
  const known = cachedImages.get(version) ?? imagesUnderWay.get(version)
  if (known) return known
  const png = withLimit(() => drawn(identity))
  imagesUnderWay.set(version, png)
  try {
    const made = await png
    cachedImages.set(version, made)
    return made
  } finally {
    imagesUnderWay.delete(version)
  }
}

/** A photo over all of it is too heavy for who shows it small: with fewer colours. */
async function drawn(svg: Buffer): Promise<Buffer> {
  const picture = sharp(svg)
  const png = await picture.png().toBuffer()
  return png.length <= heavyBytes ? png : sharp(png).png({ palette: true, quality: 90, effort: 4 }).toBuffer()
}

const heavyBytes = 400 * 1024
