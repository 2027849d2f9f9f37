import { expect, test } from 'vitest'
import { containsWords } from './plain-text.ts'

test('a search ignores case and accents', () => {
  expect(containsWords('Copa Échevarría', ' echevarria ')).toBe(true)
  expect(containsWords('Zürich', 'ZURICH')).toBe(true)
  expect(containsWords('Øyvind Łukasiewicz', 'oyvind lukasiewicz')).toBe(true)
  expect(containsWords('Großstraße', 'grossstrasse')).toBe(true)
  expect(containsWords('Zürich', 'Bern')).toBe(false)
})

test('the words of a search need not be adjacent', () => {
  expect(containsWords('Bern Line Days', 'days bern')).toBe(true)
  expect(containsWords('Bern Line Days', 'days basel')).toBe(false)
  expect(containsWords('Bern Line Days', '')).toBe(true)
})
