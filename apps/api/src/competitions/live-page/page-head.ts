/** The head of a page: the hash of each of its parts. */
import { createSnapshot, type Snapshot } from '../../platform/http/snapshots.ts'

const heads = new WeakMap<Snapshot, Snapshot>()

/** Made once per page. */
export function headOf(page: Snapshot): Snapshot {
  const head =
    heads.get(page) ?? createSnapshot({ text: headText(page), isTranslated: true, sourceChannels: [] })
  heads.set(page, head)
  return head
}

export function headText({ parts }: Pick<Snapshot, 'parts'>): string {
  return JSON.stringify(Object.fromEntries(parts.map(({ name, hash }) => [name, hash])))
}
