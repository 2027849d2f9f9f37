/** Athletes across competitions and following them (contract/athletes.ts). */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/athletes'
import { serveCachedQuery, serveQuery, serveVerb } from '../platform/http/serve.ts'
import { follow, listFollowed, unfollow } from './follow.ts'
import { readAthlete } from './read-athlete.ts'

export function registerAthletes(app: FastifyInstance): void {
  serveCachedQuery(app, calls.liveAthlete, readAthlete)
  serveQuery(app, calls.listFollowed, listFollowed)
  serveVerb(app, calls.follow, follow)
  serveVerb(app, calls.unfollow, unfollow)
}
