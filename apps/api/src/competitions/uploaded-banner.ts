/** Whether a path is an uploaded banner: competitions show no other pictures. */
import { keepBanner } from '../platform/files/unused-banners.ts'
import type { Work } from '../platform/http/work.ts'

const banners = /^\/uploads\/(banners\/[0-9a-f]{64}\.jpg)$/

export async function isUploadedBanner(
  { tx, files }: Pick<Work, 'tx' | 'files'>,
  path: string,
): Promise<boolean> {
  const stored = banners.exec(path)?.[1]
  if (stored === undefined) return false
  await keepBanner(tx, path)
  const stream = await files.open(stored)
  stream?.destroy()
  return stream !== null
}
