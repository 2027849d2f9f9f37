import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { outlineOf } from './outline-of.ts'

const files = readdirSync(fileURLToPath(new URL('calls', import.meta.url)))

let calls: [name: string, call: Call][]

beforeAll(async () => {
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(`./${file}`)))
  calls = modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) => (isCall(value) ? [[name, value]] : []))
})

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'reply' in value && 'path' in value
}

test('each call that reads has the outline of its reply', () => {
  const reads = calls.filter(([, { method }]) => method === 'GET')
  expect(reads.length).toBeGreaterThan(30)
  const outlines = reads.map(([name, { outline }]) => [name, outline])
  expect(outlines).toEqual(reads.map(([name, { reply }]) => [name, outlineOf(reply)]))
})

test('no two calls have one address', () => {
  const addresses = calls.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('what an answer may lack is not in its outline', () => {
  const row = z.object({ kind: z.enum(['older']), isNew: z.boolean() })
  const reply = z.object({ rows: z.array(row), more: z.optional(z.array(row)), user: z.nullable(row) })
  expect(outlineOf(reply)).toEqual({ rows: [{}] })
})
