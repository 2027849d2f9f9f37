import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteRound } from '@trickline/contract/calls/rounds'
import { updateStatus } from '@trickline/contract/calls/status-update'
import { queryClient } from './query.ts'
import { setSession } from './session.ts'
import { personFixture } from './test-fixtures.ts'
import { outboxItems } from './outbox-items.ts'
import { endUndoWindows, enqueueRequest, RequestCancelled } from './outbox.ts'
import { withDevice } from './test-device.ts'
import { defineMutation, executeMutation } from './mutation.ts'
import { acknowledgeEvent, withOptimisticUpdates } from './optimistic-data.ts'

/** The requests that the server received, in order; `answer` says how it replies. */
let requests: { path: string; key: string }[] = []
let answer: () => Promise<Response>

const listKey = ['things']
const removeThing = defineMutation({
  name: 'remove-thing',
  queryKey: ({ id }: { id: number }) => [...listKey, id],
  optimistic: (list: number[], { id }: { id: number }) => list.filter((each) => each !== id),
  call: deleteRound,
  request: ({ id }) => ({ params: { id } }),
})
const addThing = defineMutation({
  name: 'add-thing',
  isDurable: true,
  queryKey: ({ id }: { id: number }) => [...listKey, id],
  optimistic: (list: number[], { id }: { id: number }) => [...list, id],
  call: updateStatus,
  request: ({ id }) => ({ body: { entity: 'athletes' as const, id, new_status: 4 } }),
})

withDevice(7)
beforeEach(() => {
  requests = []
  answer = () => Promise.resolve(Response.json({ success: true }))
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('navigator', { locks: { request: (_: string, task: () => unknown) => task() } })
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Headers }) => {
    requests.push({ path, key: headers.get('idempotency-key') ?? '' })
    return answer()
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the id is used
  setSession('a token', { ...personFixture({ id: 7 }), roles: [] } as unknown as Parameters<
    typeof setSession
  >[1])
  queryClient.setQueryData(listKey, [1, 2, 3])
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a mutation shows at once, and the cache contains only data of the server', async () => {
  const { answer: agreed } = executeMutation(removeThing, { id: 2 })
  expect([shown(), cached()]).toEqual([
    [1, 3],
    [1, 2, 3],
  ])
  await agreed
  expect(cached()).toEqual([1, 2, 3])
})

test('the optimistic update of a mutation that failed without a network is removed', async () => {
  answer = () => Promise.reject(new TypeError('no network'))
  await expect(executeMutation(removeThing, { id: 2 }).answer).rejects.toThrow('no answer')
  await settled()
  expect(shown()).toEqual([1, 2, 3])
})

test('data that arrived meanwhile stays when a mutation is refused', async () => {
  answer = () => Promise.resolve(Response.json({ code: 'wrong-state', message: 'no' }, { status: 409 }))
  const { answer: refused } = executeMutation(removeThing, { id: 2 })
  queryClient.setQueryData(listKey, [1, 2, 3, 4])
  expect(shown()).toEqual([1, 3, 4])
  await expect(refused).rejects.toThrow('no')
  await settled()
  expect(shown()).toEqual([1, 2, 3, 4])
})

test('a reply with success false is a refusal', async () => {
  answer = () => Promise.resolve(Response.json({ success: false }))
  await expect(executeMutation(removeThing, { id: 2 }).answer).rejects.toThrow()
})

test('the optimistic update stays after the reply until its event arrives', async () => {
  await executeMutation(removeThing, { id: 2 }).answer
  expect(shown()).toEqual([1, 3])
  acknowledgeEvent(requests[0]?.key ?? '')
  await settled()
  expect(shown()).toEqual([1, 2, 3])
})

test('the query is refetched after a second without the event', async () => {
  vi.useFakeTimers()
  await executeMutation(removeThing, { id: 2 }).answer
  const fetched = vi.spyOn(queryClient, 'invalidateQueries')
  await vi.advanceTimersByTimeAsync(999)
  expect(shown()).toEqual([1, 3])
  // a refetch from an earlier test may arrive meanwhile
  fetched.mockClear()
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10)
  expect(shown()).toEqual([1, 2, 3])
})

test('the optimistic update stays after the reply while the network is lost', async () => {
  await executeMutation(addThing, { id: 9 }).answer
  answer = () => Promise.reject(new TypeError('no network'))
  await expect(executeMutation(removeThing, { id: 2 }).answer).rejects.toThrow('no answer')
  // longer than the acknowledgement timeout of 1 s
  await new Promise((done) => setTimeout(done, 1200))
  expect(shown()).toEqual([1, 2, 3, 9])
  answer = () => Promise.resolve(Response.json({ success: true }))
  const again = executeMutation(removeThing, { id: 2 })
  await again.answer
  acknowledgeEvent(requests.at(-1)?.key ?? '')
  await settled()
  expect(shown()).toEqual([1, 2, 3])
})

test('two mutations of one row are sent one after the other, and the second is skipped when the first is refused', async () => {
  answer = () => Promise.resolve(Response.json({ code: 'wrong-state', message: 'no' }, { status: 409 }))
  const [first, second] = [executeMutation(removeThing, { id: 2 }), executeMutation(removeThing, { id: 2 })]
  await expect(first.answer).rejects.toThrow('no')
  await expect(second.answer).rejects.toThrow(RequestCancelled)
  expect(requests).toHaveLength(1)
})

test('a durable mutation waits on the device for its undo window, and is not sent when it is undone', async () => {
  const pending = executeMutation(addThing, { id: 9 }, { notBefore: Date.now() + 60_000 })
  await pending.persisted
  expect([shown(), outboxItems().length, requests.length]).toEqual([[1, 2, 3, 9], 1, 0])
  pending.undo()
  await expect(pending.answer).rejects.toThrow(RequestCancelled)
  await settled()
  expect([shown(), outboxItems().length, requests.length]).toEqual([[1, 2, 3], 0, 0])
})

test('leaving the page sends a mutation in its undo window once', async () => {
  const pending = executeMutation(addThing, { id: 9 }, { notBefore: Date.now() + 60_000 })
  await pending.persisted
  endUndoWindows()
  await pending.answer
  endUndoWindows()
  await settled()
  expect([requests.length, outboxItems().length]).toEqual([1, 0])
})

test('an item of the outbox from before a reload is applied once its mutation is defined, until it is answered', async () => {
  const notBefore = Date.now() + 60_000
  const request = { method: 'POST', path: '/update_status', body: {}, idempotencyKey: 'before' }
  await enqueueRequest({ key: 'things:9', request, verb: 'add-later', ask: { id: 9 }, drafts: [], notBefore })
  expect(shown()).toEqual([1, 2, 3])
  defineMutation({ ...addThing, name: 'add-later' })
  expect(shown()).toEqual([1, 2, 3, 9])
  endUndoWindows()
  await expect.poll(() => requests).toMatchObject([{ key: 'before' }])
  acknowledgeEvent('before')
  await settled()
  expect([shown(), outboxItems()]).toEqual([[1, 2, 3], []])
})

function shown(): unknown {
  return withOptimisticUpdates(listKey, cached())
}

function cached(): unknown {
  return queryClient.getQueryData(listKey)
}

function settled(): Promise<void> {
  return new Promise((done) => setTimeout(done, 30))
}
