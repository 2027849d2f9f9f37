import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('so much at once, so much waiting in turn, and beyond that it is refused at once', async () => {
  const inTurn = limitConcurrency({ atOnce: 2, mostWaiting: 3 })
  const order: number[] = []
  let atOnce = 0
  let most = 0
  const finish = new EventEmitter()
  const finished = once(finish, 'now')
  const work = (number: number) =>
    inTurn(async () => {
      most = Math.max(most, (atOnce += 1))
      await finished
      atOnce -= 1
      order.push(number)
      return number
    })
  const taken = [1, 2, 3, 4, 5].map(work)
  await expect(work(6)).rejects.toMatchObject({ refusal: { refused: 'busy' } })
  finish.emit('now')
  expect(await Promise.all(taken)).toEqual([1, 2, 3, 4, 5])
  expect([order, most]).toEqual([[1, 2, 3, 4, 5], 2])
  expect(await work(7)).toBe(7)
})
