/** The calls of home (calls §14). */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/home'
import { change, read } from '../platform/http/serve.ts'
import { readHome } from './read-home.ts'
import { sayHello } from './say-hello.ts'

export function registerHome(app: FastifyInstance): void {
  read(app, calls.home, readHome)
  change(app, calls.sayHello, sayHello)
}
