/** The least a server can do: node:http in a process of its own, answering the same bytes to everybody. */
import { spawn } from 'node:child_process'

const program = `
  const chunks = []
  process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
    const bytes = Buffer.concat(chunks)
    const server = require('node:http').createServer((request, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
      reply.end(bytes)
    })
    server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)))
  })
`

export async function bareServer(bytes: Buffer): Promise<{ address: string; stop: () => void }> {
  const server = spawn(process.execPath, ['--eval', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  server.stdin.end(bytes)
  const port = await new Promise<string>((resolve) =>
    server.stdout.once('data', (text) => resolve(String(text))),
  )
  return { address: `http://127.0.0.1:${port}/`, stop: () => void server.kill() }
}
