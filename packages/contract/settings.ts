/** Options that an admin switches on for everyone; all are off by default (calls §7). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/settings.ts'
import { optionalFlag } from './fields.ts'

const settings = z.object({
  mixed: z.boolean(),
  online: z.boolean(),
  team: z.boolean(),
  world_ranking: z.boolean(),
})
export type Settings = z.output<typeof settings>

const flag = z.optional(optionalFlag)

export const getSettings = call({
  ...calls.getSettings,
  access: 'signed-in',
  reply: settings,
  summary: 'Which options are offered.',
})

export const changeSettings = call({
  ...calls.changeSettings,
  access: 'signed-in',
  body: z.object({ mixed: flag, online: flag, team: flag, world_ranking: flag }),
  reply: settings,
  summary: 'An admin switches options on or off; what exists already stays.',
})
