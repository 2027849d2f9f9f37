/** What a refusal tells of a round that the viewer may not see yet (calls §9). */
import type { RoundRow } from '@trickline/contract/rounds'
import { hasFields, isNumber, isString, parseWith } from '@trickline/contract/type-guards'
import { ApiError } from '@trickline/client/api.ts'

export type Unseen = { round: RoundRow; competition: { id: number; name: string } }

/** null: it is another failure. */
export function unseenIn(error: unknown): Unseen | null {
  return error instanceof ApiError && error.status === 403 ? parseUnseen(error.present) : null
}

const parseUnseen = parseWith<Unseen>(
  hasFields({
    round: hasFields({ user_id: isNumber, user: hasFields({ name: isString }) }),
    competition: hasFields({ id: isNumber, name: isString }),
  }),
)
