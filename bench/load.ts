/** Requests one address as fast as possible and reads only the length of answers, so that the server is the limit. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'

export type Load = { requestsPerSecond: number; cpuMillisecondsPerRequest: number }

const program = `
  const net = require('node:net')
  const [host, port, path, headers, connections, milliseconds] = process.argv.slice(1)
  const httpRequest = Buffer.from('GET ' + path + ' HTTP/1.1\\r\\nhost: ' + host + '\\r\\n' + headers + '\\r\\n')
  let count = 0
  for (let n = 0; n < Number(connections); n++) {
    const socket = net.connect(Number(port), host, () => socket.write(httpRequest))
    socket.setNoDelay(true)
    let left = 0
    let head = ''
    socket.on('data', (chunk) => {
      if (left === 0) {
        head += chunk.latin1Slice()
        const end = head.indexOf('\\r\\n\\r\\n')
        if (end < 0) return
        if (!/^HTTP\\/1.1 (200|304)/.test(head)) throw new Error(head.slice(0, 200))
        const length = head.startsWith('HTTP/1.1 304') ? 0 : Number(/content-length: (\\d+)/i.exec(head)[1])
        left = length - (head.length - end - 4)
        head = ''
      } else left -= chunk.length
      if (left > 0) return
      count += 1
      socket.write(httpRequest)
    })
  }
  setTimeout(() => { process.stdout.write(String(count)); process.exit() }, Number(milliseconds))
`

export async function load(
  address: string,
  {
    pid,
    headers,
    milliseconds,
    connections = 16,
  }: { pid: number; headers: Record<string, string>; milliseconds: number; connections?: number },
): Promise<Load> {
  const { hostname, port, pathname } = new URL(address)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const args = [hostname, port, pathname, lines.join(''), String(connections), String(milliseconds)]
  const before = cpuMilliseconds(pid)
  const asker = spawn(process.execPath, ['--eval', program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [count, [code]] = await Promise.all([text(asker.stdout), once(asker, 'exit')])
  if (code !== 0) throw new Error(`${address} was not answered`)
  return {
    requestsPerSecond: Number(count) / (milliseconds / 1000),
    cpuMillisecondsPerRequest: (cpuMilliseconds(pid) - before) / Number(count),
  }
}

/** CPU time of all threads, which Linux counts in hundredths of a second. */
function cpuMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
