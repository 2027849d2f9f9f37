/**
 * Pictures that people send: JPEG, PNG or WebP up to 10 MB, re-encoded here, so that no metadata (where a
 * photo was taken) and nothing that only pretends to be a picture is ever stored (calls §13).
 */
import sharp from 'sharp'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { limitConcurrency } from '../limit-concurrency.ts'

export const largestPictureBytes = 10 * 1024 * 1024
const formats = new Set(['jpeg', 'png', 'webp'])
/** A small file can unfold into a huge picture; no camera makes one this large. It is read line by line. */
const mostPixels = 64_000_000
/** Of one that can only be read as a whole (WebP; a JPEG or PNG that shows itself ever finer): four bytes of memory each. */
const mostPixelsAtOnce = 16_000_000

/** One takes a core for a second or two, and the more at once, the more memory. */
const withLimit = limitConcurrency({ atOnce: 1, mostWaiting: 20 })
const longestReadingSeconds = 20

// the threads and what is kept for the next picture of the same file are for servers that do nothing else
sharp.concurrency(1)
sharp.cache(false)

/** In pixels; what does not fit the shape is cut off around the middle. */
export type PictureSize = { width: number; height: number }

/** The documented sizes, both JPEG of quality 0.7 (calls §13). */
export const portrait: PictureSize = { width: 400, height: 400 }
export const banner: PictureSize = { width: 1280, height: 720 }
const jpegQuality = 70

/** Every call that takes a picture has it in this field. */
const unusable = refuse('upload-failed', { errors: { image: ['not-a-picture'] } })
const tooManyPixels = refuse('upload-failed', { errors: { image: ['too-large'] } })

/** The picture in a file, or in memory, as a JPEG of exactly this size, or the refusal 'upload-failed'. */
export async function readPicture(
  picture: string | Buffer | null,
  size: PictureSize,
): Promise<Buffer | Refusal> {
  if (picture === null) return unusable
  return withLimit(() =>
    // whatever sharp cannot read is not a picture; it throws nothing else here
    resized(picture, size).catch((error: unknown) =>
      /pixel limit/.test(String(error)) ? tooManyPixels : unusable,
    ),
  )
}

/** Made small before it is turned upright: a whole photo would have to be in memory to be turned. */
async function resized(picture: string | Buffer, { width, height }: PictureSize): Promise<Buffer | Refusal> {
  const whole = sharp(picture, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({
    seconds: longestReadingSeconds,
  })
  const { format, orientation = 1, isProgressive, ...original } = await whole.metadata()
  if (!formats.has(format)) return unusable
  const isReadAtOnce = format === 'webp' || isProgressive
  if (isReadAtOnce && original.width * original.height > mostPixelsAtOnce) return tooManyPixels
  const liesOnItsSide = orientation > 4
  const small = await whole
    .resize({ ...(liesOnItsSide ? { width: height, height: width } : { width, height }), fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .withMetadata({ orientation })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(small).autoOrient().jpeg({ quality: jpegQuality, mozjpeg: true }).toBuffer()
}
