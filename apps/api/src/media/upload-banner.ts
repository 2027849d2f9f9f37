/** An organizer uploads the banner of a competition: 1280 x 720, JPEG of quality 0.7 (calls §13). */
import { canCreateCompetition } from '@trickline/competition/permissions'
import type { ReplyOf } from '@trickline/contract/call'
import type { uploadImage as call } from '@trickline/contract/competitions'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import { banner, readPicture } from '../platform/files/pictures.ts'
import type { Work } from '../platform/http/work.ts'

export async function uploadBanner(work: Work): Promise<ReplyOf<typeof call> | Refusal> {
  if (!canCreateCompetition(work.person)) return refuse('not-allowed')
  const picture = await readPicture(work.upload, banner)
  if (isRefusal(picture)) return picture
  return { path: await work.files.keepPicture('banners', picture) }
}
