/** Ordinary reads by other people, one after another with a pause, from a separate process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

const program = `
  const [origin, token, paths, milliseconds] = process.argv.slice(1)
  const headers = { authorization: 'Bearer ' + token }
  const times = []
  const until = performance.now() + Number(milliseconds)
  for (let turn = 0; performance.now() < until; turn++) {
    const path = paths.split(' ')[turn % paths.split(' ').length]
    const from = performance.now()
    const answer = await fetch(origin + path, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(path + ' answered ' + answer.status)
    times.push(performance.now() - from)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  process.stdout.write(JSON.stringify(times))
`

/** Returns how long each read took, in milliseconds. */
export async function measureBackgroundReads(
  { origin, token, paths }: { origin: string; token: string; paths: readonly string[] },
  milliseconds: number,
): Promise<number[]> {
  const args = [origin, token, paths.join(' '), String(milliseconds)]
  const reader = spawn(process.execPath, ['--input-type=module', '--eval', program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [times, [code]] = await Promise.all([text(reader.stdout), once(reader, 'exit')])
  if (code !== 0) throw new Error('an ordinary read failed')
  return JSON.parse(times) as number[]
}
