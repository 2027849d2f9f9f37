/** A person uploads a portrait: 400 x 400, JPEG of quality 0.7 (calls §13). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { uploadProfileImage as call } from '@trickline/contract/people'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { picturePath } from '../platform/files/files.ts'
import { portrait, readPicture } from '../platform/files/pictures.ts'
import { lockPicture } from '../platform/files/unused-pictures.ts'
import type { SignedInPrepareContext, Work } from '../platform/http/work.ts'
import { announcePerson } from './announce-person.ts'
import { changeProfile, findPerson } from './people-store.ts'

export async function uploadProfileImage(
  work: Work,
  _: ParsedRequest<typeof call>,
  picture: Buffer,
): Promise<ReplyOf<typeof call>> {
  const { tx, person, files } = work
  const before = (await findPerson(tx, person.id))?.img_path
  await lockPicture(tx, picturePath('people', picture))
  const path = await files.keepPicture('people', picture)
  await changeProfile(tx, person.id, { img_path: path })
  // the old photo must not stay reachable
  if (before) work.leavePicture(before)
  await announcePerson(work, person.id)
  return { path }
}

export async function preparePortrait(
  { person, upload }: SignedInPrepareContext,
  { body }: ParsedRequest<typeof call>,
): Promise<Buffer | Refusal> {
  return body.user_id === person.id ? readPicture(upload?.path ?? null, portrait) : refuse('not-allowed')
}
