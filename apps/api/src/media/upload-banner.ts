/** An organizer uploads the banner of a competition: 1280 x 720, JPEG of quality 0.7 (calls §13). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { uploadImage as call } from '@trickline/contract/competitions'
import type { Refusal } from '@trickline/contract/refusals'
import { banner, readPicture } from '../platform/files/pictures.ts'
import type { SignedInPrepareContext, Work } from '../platform/http/work.ts'

export async function uploadBanner(
  { files }: Work,
  _: ParsedRequest<typeof call>,
  picture: Buffer,
): Promise<ReplyOf<typeof call>> {
  return { path: await files.keepPicture('banners', picture) }
}

export async function prepareBanner({ upload }: SignedInPrepareContext): Promise<Buffer | Refusal> {
  return readPicture(upload?.path ?? null, banner)
}
