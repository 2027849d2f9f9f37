import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('work beyond the limit waits in order, and work beyond the queue is refused at once', async () => {
  const limited = limitConcurrency({ atOnce: 2, mostWaiting: 3 })
  const order: number[] = []
  let atOnce = 0
  let largest = 0
  const finish = new EventEmitter()
  const finished = once(finish, 'now')
  const work = (number: number) =>
    limited(async () => {
      largest = Math.max(largest, (atOnce += 1))
      await finished
      atOnce -= 1
      order.push(number)
      return number
    })
  const accepted = [1, 2, 3, 4, 5].map(work)
  await expect(work(6)).rejects.toMatchObject({ refusal: { refused: 'busy' } })
  finish.emit('now')
  expect(await Promise.all(accepted)).toEqual([1, 2, 3, 4, 5])
  expect([order, largest]).toEqual([[1, 2, 3, 4, 5], 2])
  expect(await work(7)).toBe(7)
})
