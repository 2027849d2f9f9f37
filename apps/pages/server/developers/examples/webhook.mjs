import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const secret = process.env.SECRET // shown once, when the webhook is created
const newest = 5 * 60 // seconds

function isSigned(header = '', body) {
  const [, time, sent] = /^t=(\d+),v1=([\da-f]{64})$/.exec(header) ?? []
  if (!time || Math.abs(Date.now() / 1000 - time) > newest) return false
  const right = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  return timingSafeEqual(right, Buffer.from(sent, 'hex'))
}

const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part
  if (!isSigned(request.headers['trickline-signature'], body)) return response.writeHead(401).end()
  response.writeHead(204).end()
  const { id, seq, event } = JSON.parse(body)
  console.log(id, seq, event)
})
server.listen(process.env.PORT, () => console.log(`listening on ${server.address().port}`))
