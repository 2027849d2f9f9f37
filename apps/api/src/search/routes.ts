/** The search for everyone (contract/search.ts); how often one may search is limited (calls §4). */
import type { FastifyInstance } from 'fastify'
import { search } from '@trickline/contract/search'
import { readByAnyone } from '../platform/http/serve.ts'
import { searchEverything } from './search-everything.ts'

export function registerSearch(app: FastifyInstance): void {
  readByAnyone(app, search, searchEverything, {
    limits: ({ address }) => [['search-address', address]],
  })
}
