import { notifyManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, NetworkError, WrongAnswerError } from './api.ts'
import { queryClient } from './query.ts'

const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => {
  log.mockClear()
  queryClient.clear()
})

test('a failed fetch is logged once, with the reason', async () => {
  const refusal = new ApiError(403, { code: 'not-allowed', message: 'Not yours.' })
  const queryKey = ['habits', 10]
  const queryFn = () => Promise.reject(refusal)
  await Promise.allSettled([
    queryClient.fetchQuery({ queryKey, queryFn }),
    queryClient.fetchQuery({ queryKey, queryFn }),
  ])
  expect(log.mock.calls).toEqual([['the habits could not be fetched', refusal]])
})

test('a successful fetch logs nothing', async () => {
  await queryClient.fetchQuery({ queryKey: ['tricks'], queryFn: () => Promise.resolve([]) })
  expect(log).not.toHaveBeenCalled()
})

describe('a load that fails', () => {
  let answer: () => Promise<string>
  let tries = 0
  let observer: QueryObserver<string, Error, string, string, string[]>
  let close: () => void
  const shown = () => {
    const { status, error, data } = observer.getCurrentResult()
    return [status, error?.name, data]
  }

  beforeEach(() => {
    vi.useFakeTimers()
    tries = 0
    observer = new QueryObserver(queryClient, {
      queryKey: ['home'],
      queryFn: () => {
        tries += 1
        return answer()
      },
    })
  })
  afterEach(() => {
    close()
    vi.useRealTimers()
  })
  const open = async (answering: typeof answer) => {
    answer = answering
    close = observer.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
  }

  test.each([
    ['without an answer', new NetworkError('cable')],
    ['with a failure of the server', new ApiError(503, {})],
  ])('%s is told after 2 s, and stays told while it is tried on, until an answer comes', async (_, error) => {
    await open(() => Promise.reject(error))
    await vi.advanceTimersByTimeAsync(1900)
    expect(shown()).toEqual(['pending', undefined, undefined])
    await vi.advanceTimersByTimeAsync(100)
    const told = ['error', error.name, undefined]
    expect(shown()).toEqual(told)
    const seen = new Set<string>()
    // observes as a screen does
    const stop = observer.subscribe(
      notifyManager.batchCalls(() => seen.add(observer.getCurrentResult().status)),
    )
    const before = tries
    await vi.advanceTimersByTimeAsync(60_000)
    expect([tries - before > 4, [...seen]]).toEqual([true, ['error']])
    answer = () => Promise.resolve('the news')
    await vi.advanceTimersByTimeAsync(32_000)
    expect(shown()).toEqual(['success', undefined, 'the news'])
    expect(log).toHaveBeenCalledTimes(1)
    stop()
  })

  test('is tried again at once when the person asks for it', async () => {
    await open(() => Promise.reject(new NetworkError('cable')))
    await vi.advanceTimersByTimeAsync(20_000)
    answer = () => Promise.resolve('the news')
    await observer.refetch()
    expect(shown()).toEqual(['success', undefined, 'the news'])
  })

  test('with an answer of a wrong shape is told at once, and tried on', async () => {
    await open(() => Promise.reject(new WrongAnswerError('<html>')))
    expect(shown()).toEqual(['error', 'WrongAnswerError', undefined])
    answer = () => Promise.resolve('the news')
    await vi.advanceTimersByTimeAsync(2000)
    expect(shown()).toEqual(['success', undefined, 'the news'])
  })

  test('with a refusal is told at once, and that is final', async () => {
    await open(() => Promise.reject(new ApiError(404, {})))
    expect(shown()).toEqual(['error', 'ApiError', undefined])
    await vi.advanceTimersByTimeAsync(120_000)
    expect(tries).toBe(1)
  })

  test('is not retried when no screen needs it', async () => {
    await open(() => Promise.reject(new NetworkError('cable')))
    await vi.advanceTimersByTimeAsync(2000)
    close()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(tries).toBe(3)
  })
})
