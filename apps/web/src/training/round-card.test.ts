import { common } from '@trickline/messages/en/common'
import { training } from '@trickline/messages/en/training'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { expect, test } from 'vitest'
import { statusOnCard } from './round-card.tsx'

test('a card says the status of its round, in the tone of that status', () => {
  expect(statusOnCard(roundStatusCodes.published, training, common)).toEqual({
    text: 'Published',
    tone: 'public',
  })
  expect(statusOnCard(roundStatusCodes.injured, training, common)).toEqual({
    text: 'Injured',
    tone: 'stopped',
  })
})

test('a round for which nothing has happened yet is idle, on a card as anywhere', () => {
  expect(statusOnCard(roundStatusCodes.pending, training, common)).toEqual({ text: 'Pending', tone: 'idle' })
})

test('an unknown status reads ERROR RULES', () => {
  expect(statusOnCard(99, training, common).text).toBe('ERROR RULES')
})
