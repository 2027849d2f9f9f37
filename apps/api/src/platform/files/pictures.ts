/** Re-encodes uploaded JPEG, PNG or WebP files, so that no metadata and no other content is stored (calls §13). */
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { limitConcurrency } from '../limit-concurrency.ts'

export const largestPictureBytes = 10 * 1024 * 1024
const formats = new Set(['jpeg', 'png', 'webp'])
/** No camera has more pixels, and even a small file may decode to a huge picture. */
const mostPixels = 64_000_000
/** For WebP and progressive or interlaced files, which need 4 bytes of memory per pixel, as they are decoded as a whole. */
const mostPixelsInMemory = 16_000_000

/** Re-encoding a picture occupies a core for 1 to 2 s. */
const withLimit = limitConcurrency({ atOnce: 1, mostWaiting: 20 })
const longestReadingSeconds = 20

/** Imported with the first picture, since loading takes a while. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // one thread and no cache, as the same process serves everything else
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** In pixels; the picture is cropped around its centre. */
export type PictureSize = { width: number; height: number }

/** The documented sizes (calls §13). */
export const portrait: PictureSize = { width: 400, height: 400 }
export const banner: PictureSize = { width: 1280, height: 720 }
const jpegQuality = 70

const unusable = refuse('upload-failed', { errors: { image: ['not-a-picture'] } })
const tooManyPixels = refuse('upload-failed', { errors: { image: ['too-large'] } })

/** Returns the picture (a path or its bytes) as a JPEG of exactly this size, or refuses with 'upload-failed'. */
export async function readPicture(
  picture: string | Buffer | null,
  size: PictureSize,
): Promise<Buffer | Refusal> {
  if (picture === null) return unusable
  return withLimit(() =>
    resized(picture, size).catch((error: unknown) =>
      /pixel limit/.test(String(error)) ? tooManyPixels : unusable,
    ),
  )
}

/** Resizes before it rotates, as a rotation needs the whole picture in memory. */
async function resized(picture: string | Buffer, { width, height }: PictureSize): Promise<Buffer | Refusal> {
  const sharp = await loadSharp()
  const original = sharp(picture, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({
    seconds: longestReadingSeconds,
  })
  const { format, orientation = 1, isProgressive, ...size } = await original.metadata()
  if (!formats.has(format)) return unusable
  const isDecodedWhole = format === 'webp' || isProgressive
  if (isDecodedWhole && size.width * size.height > mostPixelsInMemory) return tooManyPixels
  const isRotated = orientation > 4
  const small = await original
    .resize({ ...(isRotated ? { width: height, height: width } : { width, height }), fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .withMetadata({ orientation })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(small).autoOrient().jpeg({ quality: jpegQuality, mozjpeg: true }).toBuffer()
}
