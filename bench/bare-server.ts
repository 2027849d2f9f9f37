/** A bare node:http server in a separate process that always returns the same body, as bytes or stringified anew. */
import { spawn } from 'node:child_process'

const program = `
  const chunks = []
  process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
    const bytes = Buffer.concat(chunks)
    const object = process.argv[1] === 'stringify' ? JSON.parse(bytes) : null
    const server = require('node:http').createServer((request, reply) => {
      const answer = object ? Buffer.from(JSON.stringify(object)) : bytes
      reply.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length })
      reply.end(answer)
    })
    server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)))
  })
`

type Bare = { address: string; pid: number; stop: () => void }

export function bareServer(bytes: Buffer): Promise<Bare> {
  return serve(bytes, 'bytes')
}

export function bareStringifier(bytes: Buffer): Promise<Bare> {
  return serve(bytes, 'stringify')
}

async function serve(bytes: Buffer, how: 'bytes' | 'stringify'): Promise<Bare> {
  const server = spawn(process.execPath, ['--eval', program, how], { stdio: ['pipe', 'pipe', 'inherit'] })
  server.stdin.end(bytes)
  const port = await new Promise<string>((resolve) =>
    server.stdout.once('data', (text) => resolve(String(text))),
  )
  return { address: `http://127.0.0.1:${port}/`, pid: server.pid ?? 0, stop: () => void server.kill() }
}
