import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allCalls, callModules } from './all-calls.ts'
import { outlineOf } from './outline-of.ts'

test('each noun with calls is among all of them', () => {
  const files = readdirSync(fileURLToPath(new URL('calls', import.meta.url)))
  const nouns = files.map((file) =>
    file.replace('.ts', '').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
  )
  expect(Object.keys(callModules).toSorted()).toEqual(nouns.toSorted())
})

test('each call that reads has the outline of its reply', () => {
  const reads = allCalls.filter(({ call }) => call.method === 'GET')
  expect(reads.length).toBeGreaterThan(30)
  const outlines = reads.map(({ name, call }) => [name, call.outline])
  expect(outlines).toEqual(reads.map(({ name, call }) => [name, outlineOf(call.reply)]))
})

test('no two calls have one address', () => {
  const addresses = allCalls.map(({ call: { method, path } }) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('optional fields of a reply are not in its outline', () => {
  const row = z.object({ kind: z.enum(['older']), isNew: z.boolean() })
  const reply = z.object({ rows: z.array(row), more: z.optional(z.array(row)), user: z.nullable(row) })
  expect(outlineOf(reply)).toEqual({ rows: [{}] })
})
