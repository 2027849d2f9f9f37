/** What an admin switches on for everybody (calls §7). All is off at first. */
import * as z from 'zod/mini'
import { call } from './call.ts'
import { optionalFlag } from './fields.ts'

const settings = z.object({
  /** Options of the competition form. */
  mixed: z.boolean(),
  online: z.boolean(),
  team: z.boolean(),
  world_ranking: z.boolean(),
})
export type Settings = z.output<typeof settings>

const given = z.optional(optionalFlag)

export const getSettings = call({
  method: 'GET',
  path: '/settings',
  access: 'signed-in',
  reply: settings,
  summary: 'Which options are offered.',
})

export const changeSettings = call({
  method: 'PUT',
  path: '/settings',
  access: 'signed-in',
  body: z.object({ mixed: given, online: given, team: given, world_ranking: given }),
  reply: settings,
  summary: 'An admin switches options on or off; what exists already stays.',
})
