/** Drawings as PNG, cached by the drawing's version. Each takes a core for about 250 ms. */
import { LRUCache } from 'lru-cache'
import { loadSharp } from '../../platform/files/pictures.ts'
import type { ConcurrencyLimit } from '../../platform/limit-concurrency.ts'
import type { Snapshot } from '../../platform/http/snapshots.ts'

type Drawn = Pick<Snapshot, 'version' | 'identity'>

const mostBytes = 32 * 1024 * 1024
const heavyBytes = 400 * 1024

export class ShareImages {
  readonly #limit: ConcurrencyLimit
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
  })
  readonly #underWay = new Map<string, Promise<Buffer>>()

  constructor(limit: ConcurrencyLimit) {
    this.#limit = limit
  }

  has({ version }: Drawn): boolean {
    return this.#kept.has(version) || this.#underWay.has(version)
  }

  async of({ version, identity }: Drawn): Promise<Buffer> {
    const known = this.#kept.get(version) ?? this.#underWay.get(version)
    if (known) return known
    const png = this.#limit(() => renderPng(identity))
    this.#underWay.set(version, png)
    try {
      const image = await png
      this.#kept.set(version, image)
      return image
    } finally {
      this.#underWay.delete(version)
    }
  }
}

async function renderPng(svg: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const picture = sharp(svg)
  const png = await picture.png().toBuffer()
  return png.length <= heavyBytes ? png : sharp(png).png({ palette: true, quality: 90, effort: 4 }).toBuffer()
}
