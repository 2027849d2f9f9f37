import { expect, test } from 'vitest'
import { containing } from './plain-text.ts'

test('a search ignores case and accents', () => {
  expect(containing(' echevarria ')('Copa Échevarría')).toBe(true)
  expect(containing('ZURICH')('Zürich')).toBe(true)
  expect(containing('oyvind lukasiewicz')('Øyvind Łukasiewicz')).toBe(true)
  expect(containing('grossstrasse')('Großstraße')).toBe(true)
  expect(containing('Bern')('Zürich')).toBe(false)
})

test('the words of a search need not be adjacent', () => {
  expect(containing('days bern')('Bern Line Days')).toBe(true)
  expect(containing('days basel')('Bern Line Days')).toBe(false)
  expect(containing('')('Bern Line Days')).toBe(true)
})
