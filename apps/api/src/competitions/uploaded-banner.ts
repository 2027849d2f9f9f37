/** Whether a path is an uploaded banner: competitions show no other pictures. */
import type { Files } from '../platform/files/files.ts'

const banners = /^\/uploads\/(banners\/[0-9a-f]{64}\.jpg)$/

export async function isUploadedBanner(files: Files, path: string): Promise<boolean> {
  const stored = banners.exec(path)?.[1]
  if (stored === undefined) return false
  const stream = await files.open(stored)
  stream?.destroy()
  return stream !== null
}
