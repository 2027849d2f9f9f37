/** The developers' page, and its examples exactly as printed there (screens §42). */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { type RunningServer, startServer } from '../harness/server.ts'

let server: RunningServer
const running: ChildProcess[] = []
const examples: Record<string, string> = {}

test.beforeAll(async () => {
  server = await startServer({ demo: true })
  const page = await (await fetch(`${server.origin}/developers`)).text()
  for (const [, name = '', html = ''] of page.matchAll(/data-example="(\w+)"[^>]*>([\s\S]*?)<\/pre>/g))
    examples[name] = html
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
})
test.afterAll(async () => {
  for (const each of running) each.kill()
  await server.stop()
})

/** Runs an example in this folder, where its packages are; resolves with its output once that fits. */
async function run(name: string, env: Record<string, string>, until: RegExp): Promise<string> {
  const example = spawn(process.execPath, ['--input-type=module', '-e', examples[name] ?? ''], {
    cwd: import.meta.dirname,
    env: { ...process.env, FORCE_COLOR: '0', ORIGIN: server.origin, ...env },
  })
  running.push(example)
  let printed = ''
  for (const stream of [example.stdout, example.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  await expect.poll(() => printed).toMatch(until)
  return printed
}

test('the page shows every call, event and limit', async ({ request }) => {
  const { paths } = await (await request.get(`${server.origin}/api/openapi.json`)).json()
  const page = await (await request.get(`${server.origin}/developers`)).text()
  for (const path of Object.keys(paths)) expect(page).toContain(`/api${path}`)
  expect(page).toContain('RoundsBatchUpdated')
  expect(page).toContain('600')
})

test('its examples read, use a token, follow a competition and check what a webhook sends', async ({
  request,
}) => {
  const { latest } = await (await request.get(`${server.origin}/api/live/list`)).json()
  const [{ id, name }] = latest
  const line = new RegExp(`${id} ${name}`)
  await run('read', {}, line)

  const account = { email: 'organizer@trickline.example', password: 'Trickline1!' }
  const { token } = await (await request.post(`${server.origin}/api/login`, { data: account })).json()
  const headers = { authorization: `Bearer ${token}` }
  const made = await request.post(`${server.origin}/api/tokens`, {
    headers,
    data: { name: 'Example', scopes: ['read'] },
  })
  const { secret } = await made.json()
  await run('token', { TOKEN: secret }, line)
  await run('token', { TOKEN: 'made-up' }, /no-session/)

  await run('follow', { COMPETITION: String(id) }, new RegExp(`following competition.${id}`))

  const listening = await run('webhook', { SECRET: 'shared', PORT: '0' }, /listening on \d+/)
  const port = /listening on (\d+)/.exec(listening)?.[1] ?? ''
  const body = JSON.stringify({ id: 7, seq: 3, event: 'RoundUpdated' })
  const send = async (key: string, seconds: number) => {
    const hex = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')
    const { status } = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      body,
      headers: { 'Trickline-Signature': `t=${seconds},v1=${hex}` },
    })
    return status
  }
  const now = Math.floor(Date.now() / 1000)
  expect([await send('shared', now), await send('other', now), await send('shared', now - 600)]).toEqual([
    204, 401, 401,
  ])
})
