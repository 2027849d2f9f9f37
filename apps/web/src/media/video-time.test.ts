import { expect, test } from 'vitest'
import { clockText } from '@trickline/ui/clock-text.ts'
import { clampedStep, isEnding, markersOf, secondsLeft, toTenths } from './video-time.ts'

test('there is a mark every five seconds inside the video', () => {
  expect(markersOf(21)).toEqual([5, 10, 15, 20])
  expect(markersOf(20)).toEqual([5, 10, 15])
  expect(markersOf(5)).toEqual([])
  expect(markersOf(0)).toEqual([])
})

test('the clock is red from fifteen seconds before the end', () => {
  expect(isEnding(secondsLeft(120, 104.9))).toBe(false)
  expect(isEnding(secondsLeft(120, 105))).toBe(true)
  expect(isEnding(secondsLeft(120, 120.3))).toBe(true)
})

test('the clock counts down to zero and not below', () => {
  expect(clockText(secondsLeft(120, 55.2), Math.ceil)).toBe('1:05')
  expect(clockText(secondsLeft(120, 119.6), Math.ceil)).toBe('0:01')
  expect(clockText(secondsLeft(120, 120.4), Math.ceil)).toBe('0:00')
})

test('a step of a second stays inside the video', () => {
  expect(clampedStep(0.4, -1, 120)).toBe(0)
  expect(clampedStep(10.5, 1, 120)).toBe(11.5)
  expect(clampedStep(119.8, 1, 120)).toBe(120)
})

test('seconds are rounded to one decimal', () => {
  expect(toTenths(12.345)).toBe(12.3)
})
