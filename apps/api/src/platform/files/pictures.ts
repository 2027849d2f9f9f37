/**
 * Pictures that people send: JPEG, PNG or WebP up to 10 MB, re-encoded here, so that no metadata (where a
 * photo was taken) and nothing that only pretends to be a picture is ever stored (calls §13).
 */
import sharp from 'sharp'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'

export const largestPictureBytes = 10 * 1024 * 1024
const formats = new Set(['jpeg', 'png', 'webp'])
/** A small file can unfold into a huge picture; no camera makes one this large. */
const mostPixels = 100_000_000

/** In pixels; what does not fit the shape is cut off around the middle. */
export type PictureSize = { width: number; height: number }

/** The documented sizes, both JPEG of quality 0.7 (calls §13). */
export const portrait: PictureSize = { width: 400, height: 400 }
export const banner: PictureSize = { width: 1280, height: 720 }
const jpegQuality = 70

/** Every call that takes a picture has it in this field. */
const unusable = refuse('upload-failed', { errors: { image: ['not-a-picture'] } })

/** The picture as a JPEG of exactly this size, or the refusal 'upload-failed'. */
export async function readPicture(upload: Buffer | null, size: PictureSize): Promise<Buffer | Refusal> {
  if (!upload || upload.length > largestPictureBytes) return unusable
  try {
    const picture = sharp(upload, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!formats.has(format)) return unusable
    return await picture
      .autoOrient()
      .resize({ ...size, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: jpegQuality, mozjpeg: true })
      .toBuffer()
  } catch {
    // whatever sharp cannot read is not a picture; it throws nothing else here
    return unusable
  }
}
