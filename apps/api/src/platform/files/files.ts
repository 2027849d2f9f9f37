/** Stores uploaded pictures in DATA_DIR/uploads or, if S3_URL is set, in a bucket. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config.ts'
import { makePrivateFolder } from './private-folder.ts'

export const pictureFolders = ['banners', 'people'] as const
type PictureFolder = (typeof pictureFolders)[number]

export type Files = {
  /** Stores a JPEG; returns its path, `/uploads/banners/<hash of the content>.jpg`. */
  keepPicture: (folder: PictureFolder, jpeg: Buffer) => Promise<string>
  /** `path` as returned by `keepPicture`; no error if it does not exist. */
  remove: (path: string) => Promise<void>
  /** Paths of the pictures stored before `time`, as returned by `keepPicture`. */
  storedBefore: (folder: PictureFolder, time: Date) => AsyncIterable<string>
  /** `path` without `/uploads/`; null if there is no such file. */
  open: (path: string) => Promise<Readable | null>
}

export async function openFiles(config: Pick<Config, 'dataDir' | 's3Url'>): Promise<Files> {
  const disk = new Disk(config.s3Url === null ? await onDisk(config.dataDir) : await inBucket(config.s3Url))
  return {
    keepPicture: async (folder, jpeg) => {
      const path = picturePath(folder, jpeg)
      await disk.put(keyOf(path), jpeg, { contentType: 'image/jpeg' })
      return path
    },
    storedBefore: async function* (folder, time) {
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll(`${folder}/`, { ...(paginationToken && { paginationToken }) })
        for (const file of page.objects) {
          if (file.isFile && (await file.getMetaData()).lastModified < time) yield `/uploads/${file.key}`
        }
        ;({ paginationToken } = page)
      } while (paginationToken !== undefined)
    },
    remove: (path) => disk.delete(keyOf(path)),
    open: async (path) => {
      if (!/^[a-z]+\/[0-9a-f]{64}\.jpg$/.test(path)) return null
      return (await disk.exists(path)) ? disk.getStream(path) : null
    },
  }
}

/** The path that `keepPicture` returns. */
export function picturePath(folder: PictureFolder, jpeg: Buffer): string {
  return `/uploads/${folder}/${createHash('sha256').update(jpeg).digest('hex')}.jpg`
}

const keyOf = (path: string) => path.replace(/^\/uploads\//, '')

async function onDisk(dataDir: string): Promise<FSDriver> {
  for (const folder of ['', ...pictureFolders]) await makePrivateFolder(join(dataDir, 'uploads', folder))
  return new FSDriver({ location: join(dataDir, 'uploads'), visibility: 'public' })
}

/** `https://key:secret@host/bucket?region=…`; imported on demand, since the driver is large. */
async function inBucket(url: string) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { protocol, host, pathname, username, password, searchParams } = new URL(url)
  return new S3Driver({
    credentials: {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    },
    endpoint: `${protocol}//${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    bucket: pathname.slice(1),
    forcePathStyle: true,
    // buckets of other providers do not support the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
    supportsACL: false,
  })
}
