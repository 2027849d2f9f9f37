/** Calls on settings (contract/settings.ts). */
import type { FastifyInstance } from 'fastify'
import { isAdmin } from '@trickline/competition/roles'
import * as calls from '@trickline/contract/settings'
import { serveQuery, serveVerb } from '../platform/http/serve.ts'
import { changeSettings } from './change-settings.ts'
import { getSettings } from './get-settings.ts'

export function registerSettings(app: FastifyInstance): void {
  serveQuery(app, calls.getSettings, getSettings)
  serveVerb(app, calls.changeSettings, changeSettings, { isFor: isAdmin })
}
