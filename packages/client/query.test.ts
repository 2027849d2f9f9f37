import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api.ts'
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
