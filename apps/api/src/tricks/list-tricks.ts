/** GET /tricks: the whole catalogue. */
import type { ReplyOf } from '@trickline/contract/call'
import type { tricks } from '@trickline/contract/tricks'
import type { SignedInView } from '../platform/http/work.ts'
import { trickList } from './trick-list.ts'

export async function listTricks({ db }: SignedInView): Promise<ReplyOf<typeof tricks>> {
  return { tricks: await trickList(db) }
}
