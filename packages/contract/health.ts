/** Whether the server is ready. */
import * as z from 'zod/mini'
import { call } from './call.ts'

export const health = call({
  method: 'GET',
  path: '/health',
  access: 'anyone',
  reply: z.object({ status: z.literal('ok') }),
  summary: '200 once the server is ready to serve.',
})
