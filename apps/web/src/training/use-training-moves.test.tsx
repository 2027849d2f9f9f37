import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { api, NetworkError } from '../lib/api.ts'
import { loadMessages } from '../lib/messages.ts'
import { aRound } from '../lib/test-rows.ts'
import { useTrainingMoves } from './use-training-moves.ts'

const answer = vi.hoisted(() => ({ isYes: true }))

vi.mock('../lib/api.ts', async (original) => ({ ...(await original<object>()), api: vi.fn() }))
vi.mock('../lib/log-failure.ts', () => ({ logFailure: () => {} }))
vi.mock('../data/outbox.ts', () => ({ discardSavesOf: async () => {}, isUnsent: () => false }))
vi.mock('../ui/confirm.tsx', () => ({ useConfirm: () => async () => answer.isYes }))
vi.mock('../ui/toast.tsx', () => ({ toast: () => {} }))

beforeAll(
  async () =>
    void (await Promise.all((['training', 'judging', 'common'] as const).map((area) => loadMessages(area)))),
)
beforeEach(() => void (answer.isYes = true))

test('a deleted round is told, so that what was begun of it goes from the device too', async () => {
  const deleted = vi.fn()
  await movesTelling(deleted).remove(round)
  expect(deleted.mock.calls).toEqual([[7]])
})

test('a round that is not deleted after all keeps what was begun of it', async () => {
  const deleted = vi.fn()
  vi.mocked(api).mockRejectedValueOnce(new NetworkError('offline'))
  await movesTelling(deleted).remove(round)
  answer.isYes = false
  await movesTelling(deleted).remove(round)
  expect(deleted).not.toHaveBeenCalled()
})

const round = { ...aRound(7, {}), competition: null }

function movesTelling(onDeleted: (roundId: number) => void): ReturnType<typeof useTrainingMoves> {
  const told: ReturnType<typeof useTrainingMoves>[] = []
  function Screen() {
    told.push(useTrainingMoves({ onDeleted }))
    return null
  }
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  )
  const [moves] = told
  if (!moves) throw new Error('the screen was not drawn')
  return moves
}
