/** Sequential requests on one connection, uncompressed, timed until the last byte. */
import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

export function timed(
  address: string,
  authorization: string,
): Promise<{ milliseconds: number; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const from = performance.now()
    const clientRequest = request(address, { agent, headers: { authorization } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const milliseconds = performance.now() - from
        if (answer.statusCode === 200) resolve({ milliseconds, bytes: Buffer.concat(chunks) })
        else reject(new Error(`${address} answered ${answer.statusCode}`))
      })
    })
    clientRequest.on('error', reject)
    clientRequest.end()
  })
}
