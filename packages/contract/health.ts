/** Whether the server runs, and whether it can work. */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/health.ts'

export const health = call({
  ...calls.health,
  access: 'anyone',
  reply: z.object({ status: z.literal('ok') }),
  summary: '200 once the server is ready to serve.',
})

export const ready = call({
  ...calls.ready,
  access: 'anyone',
  reply: z.object({
    status: z.literal('ok'),
    /** Age of the last backup made by this product; null: there is none. */
    backup_age_seconds: z.nullable(z.int()),
    /** Time since a backup was last restored into a scratch database and compared; null: never. */
    rehearsed_backup_age_seconds: z.nullable(z.int()),
  }),
  summary:
    '200 when the database answers and the disk has room; else 503, with what is missing as its fields.',
})
