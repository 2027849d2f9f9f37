import { readdirSync, readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { apiCompare } from 'api-smart-diff'
import { expect, test } from 'vitest'
import { allCalls } from './all-calls.ts'
import { openApiDocument } from './openapi-document.ts'
import { apiVersion } from './openapi.ts'
import { brokenOnPurpose } from './releases/broken-on-purpose.ts'

const document = openApiDocument('https://trickline.example')
const releases = new URL('releases/', import.meta.url)

test('the document keeps the strict rules of a linter', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['recommended-strict'] }),
  })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('each call has its operation, with a name of its own', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  const names = operations.map(({ operationId }) => operationId)
  expect(names.length).toBe(allCalls.length)
  expect(new Set(names).size).toBe(names.length)
})

test('a request is described as it is read: lengths, rows, what may be left out', () => {
  const { schemas } = document.components
  expect(schemas['LoginBody']).toEqual({
    type: 'object',
    properties: {
      email: { type: 'string', format: 'email', minLength: 1, maxLength: 254 },
      password: { type: 'string', minLength: 1, maxLength: 200 },
      code: { anyOf: [{ type: 'string', minLength: 1, maxLength: 100 }, { type: 'null' }] },
    },
    required: ['email', 'password'],
  })
  expect(schemas['OrderAthletesBody']).toMatchObject({
    properties: { athletes_list: { items: { required: ['id', 'order_number'] } } },
  })
  expect(document.paths['/accounts/list']?.['get']).toMatchObject({
    parameters: [
      { name: 'page', in: 'query', required: false },
      { name: 'search', in: 'query', required: false },
    ],
  })
})

test('the promises of the last release still hold, except the listed ones', { tags: ['full'] }, () => {
  const released = JSON.parse(readFileSync(new URL(`${lastRelease()}.json`, releases), 'utf8'))
  expect(brokenBetween(released, document).filter((change) => !isNamed(change))).toEqual([])
})

test(
  'a field that a reply loses breaks a client, and so does one that a request needs anew',
  { tags: ['full'] },
  () => {
    const { '/login': login } = document.paths
    const before = { ...document, paths: { '/login': login } }
    const after = structuredClone(before)
    const { LoginBody, LoginReply } = after.components.schemas
    const text = { type: 'string' }
    Object.assign(LoginBody ?? {}, {
      properties: { email: text, password: text, code: text },
      required: ['email', 'password', 'code'],
    })
    Object.assign(LoginReply ?? {}, { properties: {}, required: [] })
    const broken = brokenBetween(before, after).join('\n')
    expect(broken).toMatch(/add paths.\/login.post.requestBody\S+required/)
    expect(broken).toMatch(/remove paths.\/login.post.responses.200\S+required/)
    expect(brokenBetween(before, before)).toEqual([])
  },
)

function brokenBetween(before: unknown, after: unknown): string[] {
  return apiCompare(before, after).diffs.flatMap(({ type, action, path }) =>
    type === 'breaking' && path[0] === 'paths' ? [`${action} ${path.join('.')}`] : [],
  )
}

function isNamed(change: string): boolean {
  return (brokenOnPurpose[apiVersion] ?? []).some(({ at }) => change.includes(at))
}

function lastRelease(): string {
  const versions = readdirSync(releases).flatMap((file) => /^(\d+\.\d+\.\d+)\.json$/.exec(file)?.[1] ?? [])
  const last = versions.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  if (last === undefined) throw new Error('no release is described in packages/contract/releases')
  return last
}
