import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { undoMilliseconds } from '../ui/toast.tsx'
import { sendHeld, sendUnlessUndone } from './undo-window.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aChange(text: string) {
  const done: string[] = []
  sendUnlessUndone({ text, send: () => void done.push('sent'), undo: () => void done.push('undone') })
  return done
}

test('a change is sent when the time for undoing it is over, once', () => {
  const done = aChange('three approved')
  vi.advanceTimersByTime(undoMilliseconds - 1)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  sendHeld()
  expect(done).toEqual(['sent'])
})

test('whoever leaves sends everything that is held back at once', () => {
  const changes = [aChange('three approved'), aChange('two declined')]
  sendHeld()
  vi.advanceTimersByTime(undoMilliseconds)
  expect(changes).toEqual([['sent'], ['sent']])
})
