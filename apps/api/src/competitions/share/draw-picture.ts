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
  const png = inTurn(() => sharp(identity).png({ palette: true, quality: 92, effort: 4 }).toBuffer())
  drawing.set(version, png)
  try {
    const drawn = await png
    kept.set(version, drawn)
    return drawn
  } finally {
    drawing.delete(version)
  }
}
