/** The client's address, for rate limits (calls §4): the last one in `X-Forwarded-For` that is not a trusted proxy. */
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Config } from '../config.ts'

/** The value for Fastify, which would trust no proxy if given a bare number. */
export function trustedProxies({ trustProxy }: Config) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy
}

/** Returns the IPv4 address, even if mapped into IPv6, or the /64 of an IPv6 address, which one household shares. */
export function clientAddress(request: FastifyRequest): string {
  return normalAddress(request.ip, request.raw)
}

/** `clientAddress` for the live channel, whose requests bypass Fastify. */
export function rawClientAddress(config: Config): (request: IncomingMessage) => string {
  const trusted = trustedProxies(config)
  const isTrusted = typeof trusted === 'function' ? trusted : proxyAddr.compile(trusted || [])
  return (request) => normalAddress(proxyAddr(request, isTrusted), request)
}

/** Returns '' for a closed connection, which has no address despite its type. */
function normalAddress(forwarded: string | undefined, request: IncomingMessage): string {
  const withoutPort = (forwarded ?? '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
  const text = ipaddr.isValid(withoutPort) ? withoutPort : (request.socket.remoteAddress ?? '')
  if (!ipaddr.isValid(text)) return text
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
