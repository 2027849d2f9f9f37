import { expect, test } from 'vitest'
import { allCalls } from '@trickline/contract/all-calls'
import { openApiDocument } from '@trickline/contract/openapi-document'
import { aServer } from '../test-server.ts'

const { ask, app, context } = await aServer({ env: { PUBLIC_URL: 'https://trickline.example' } })

test('a stranger gets the description of the API, with the address that people open', async () => {
  const { status, body } = await ask('GET', '/openapi.json')
  expect([status, body]).toEqual([200, openApiDocument(context.config.publicUrl)])
  expect(body.servers).toEqual([{ url: 'https://trickline.example/api' }])
})

test('each call that is described is served; that of the demo only where there is one', () => {
  const missing = allCalls.filter(
    ({ call: { method, path } }) => !app.hasRoute({ method, url: `/api${path}` }),
  )
  expect(missing.map(({ name }) => name)).toEqual(['demo'])
})
