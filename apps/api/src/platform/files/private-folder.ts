/** Creates a folder below DATA_DIR that only its owner may enter; restricts one that an older version left open. */
import { chmod, mkdir } from 'node:fs/promises'

export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chmod(path, 0o700)
}
