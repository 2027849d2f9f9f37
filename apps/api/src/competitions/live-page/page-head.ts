/** The head of a page: which hash each of its parts has. */
import { createSnapshot, type Snapshot } from '../../platform/http/snapshots.ts'

const heads = new WeakMap<Snapshot, Snapshot>()

/** Made once for a page. */
export function headOf(page: Snapshot): Snapshot {
  const head =
    heads.get(page) ?? createSnapshot({ text: headText(page), isTranslated: true, sourceChannels: [] })
  heads.set(page, head)
  return head
}

export function headText({ parts }: Pick<Snapshot, 'parts'>): string {
  return JSON.stringify(Object.fromEntries(parts.map(({ name, hash }) => [name, hash])))
}
