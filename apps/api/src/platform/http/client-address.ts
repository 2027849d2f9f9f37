/**
 * Whose request it is, for what is counted by address (calls §4). `X-Forwarded-For` is believed as far as TRUST_PROXY
 * says: the address is the last one that no trusted proxy has.
 */
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Config } from '../config.ts'

/** In Fastify's terms. It reads a bare number as nobody. */
export function trustedProxies({ trustProxy }: Config) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy
}

/**
 * One connection to the internet is one address: of IPv6 the /64 that is given to a household, of IPv4 the address,
 * also where it is mapped into IPv6.
 */
export function clientAddress(request: FastifyRequest): string {
  return connectionOf(request.ip, request.raw)
}

/** The same of a request that Fastify does not see: those of the live channel. */
export function rawClientAddress(config: Config): (request: IncomingMessage) => string {
  const trusted = trustedProxies(config)
  const isTrusted = typeof trusted === 'function' ? trusted : proxyAddr.compile(trusted || [])
  return (request) => connectionOf(proxyAddr(request, isTrusted), request)
}

/** A connection that is gone has none, whatever its type says. */
function connectionOf(given: string | undefined, request: IncomingMessage): string {
  // some proxies write the port along
  const written = (given ?? '').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](:\d+)?$/, '$1')
  const said = ipaddr.isValid(written) ? written : (request.socket.remoteAddress ?? '')
  if (!ipaddr.isValid(said)) return said
  const address = ipaddr.process(said)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
