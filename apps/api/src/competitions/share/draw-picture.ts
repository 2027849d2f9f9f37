/**
 * The PNG of a drawing, kept by what it is drawn from: as long as that is the same nothing is drawn anew, whoever asks and
 * whatever else changed. Drawing takes a core for a moment, so one is drawn at a time.
 */
import sharp from 'sharp'
import { LRUCache } from 'lru-cache'
import { bounded } from '../../platform/bounded.ts'
import type { Snapshot } from '../../platform/http/snapshots.ts'

const mostBytes = 32 * 1024 * 1024
/** Of a quarter of a second each. */
const inTurn = bounded({ atOnce: 1, mostWaiting: 40 })

const kept = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length })
const drawing = new Map<string, Promise<Buffer>>()

export async function drawPicture({
  version,
  identity,
}: Pick<Snapshot, 'version' | 'identity'>): Promise<Buffer> {
  const known = kept.get(version) ?? drawing.get(version)
  if (known) return known
  const png = inTurn(() => drawn(identity))
  drawing.set(version, png)
  try {
    const made = await png
    kept.set(version, made)
    return made
  } finally {
    drawing.delete(version)
  }
}

/** A photo over all of it is too heavy for who shows it small: with fewer colours. */
async function drawn(svg: Buffer): Promise<Buffer> {
  const picture = sharp(svg)
  const png = await picture.png().toBuffer()
  return png.length <= heavyBytes ? png : sharp(png).png({ palette: true, quality: 90, effort: 4 }).toBuffer()
}

const heavyBytes = 400 * 1024
