/** The repository's folder, for code that may also run bundled from elsewhere in it. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = folderWithLockFile(dirname(fileURLToPath(import.meta.url)))

function folderWithLockFile(folder: string): string {
  return existsSync(join(folder, 'package-lock.json')) ? folder : folderWithLockFile(dirname(folder))
}
