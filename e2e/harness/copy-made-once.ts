/** A data folder that is made once per build and day and then copied, as the demo takes some eight hundred calls. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { program } from './launch-product.ts'

/** Fills the empty `folder` with what `make` creates. If two processes do so at once, the first to finish is kept. */
export async function copyMadeOnce(
  folder: string,
  { cache, make }: { cache: string; make: (folder: string) => Promise<void> },
): Promise<void> {
  const name = await buildAndDay()
  const made = join(cache, name)
  if (!existsSync(made)) {
    await removeOlder(cache, name)
    const fresh = join(cache, `${name}.new-${process.pid}`)
    await mkdir(fresh, { recursive: true })
    try {
      await make(fresh)
      // fails if another process was first
      await rename(fresh, made).catch(() => undefined)
    } finally {
      await rm(fresh, { recursive: true, force: true })
    }
  }
  await cp(made, folder, { recursive: true })
}

/** The demo's dates are relative to the day on which it was made. */
async function buildAndDay(): Promise<string> {
  const today = new Date().toISOString().slice(0, 10)
  return createHash('sha256')
    .update(await readFile(program))
    .update(today)
    .digest('hex')
    .slice(0, 16)
}

async function removeOlder(cache: string, name: string): Promise<void> {
  for (const entry of await readdir(cache).catch(() => []))
    if (!entry.startsWith(name)) await rm(join(cache, entry), { recursive: true, force: true })
}
