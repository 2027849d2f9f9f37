/** Finds a judged round of the demo that waits for its athlete, and makes calls as its judge. */
import type { RoundStatus } from '@trickline/competition/model'
import { getRound, updateRound } from '@trickline/contract/rounds'
import type { TrickInput, ValidatedTrick } from '@trickline/contract/validated-tricks'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import type { Product } from '@trickline/samples/product'
import { cardOf, named, signIn } from './people.ts'
import { findRecordedRound } from './find-recorded-round.ts'

const twoTricks = [{ id: 92 }, { id: 113 }]

type Judged = { tricks?: TrickInput[]; videoUrl?: string }

/** `card`: the round's athlete. */
export async function findJudgedRound(
  product: Product,
  { tricks: first = twoTricks, videoUrl }: Judged = {},
) {
  const { token } = await signIn(product, named.lucia)
  const { round } = await findRecordedRound(product, token)
  const move = async (status: RoundStatus): Promise<void> => {
    const body = { entity: 'rounds', id: round.id, new_status: roundStatusCodes[status] } as const
    await product.send(updateStatus, { body }, token)
  }
  const save = async (isNew: boolean, validatedTricks: TrickInput[], comment?: string): Promise<void> => {
    const fields = {
      isNew,
      validatedTricks,
      ...(comment !== undefined && { athlete_feedback: comment }),
      ...(isNew && videoUrl !== undefined && { videoUrl }),
    }
    const body = { roundId: round.id, modeProgram: round.rule_id, ...fields }
    await product.send(updateRound, { body }, token)
  }
  const seen = () => product.send(getRound, { params: { id: round.id } }, token)
  const reopen = () => move('review')
  const correct = (tricks: TrickInput[], comment?: string) => save(false, tricks, comment)
  await move('scoring')
  await save(true, first)
  return {
    round,
    card: cardOf(round.user),
    judging: {
      tricks: async (): Promise<ValidatedTrick[]> =>
        (await seen()).validatedTricks.flatMap((row) => ('body' in row ? row.body : [row])),
      isValidated: async () => (await seen()).round.validated_at !== null,
      /** Reopens the round and saves these tricks; one without a row id is new. */
      edit: async (tricks: TrickInput[], comment?: string) => {
        await reopen()
        await correct(tricks, comment)
      },
      reopen,
      correct,
      disqualify: () => move('disqualified'),
    },
  }
}
