/** The demo accounts, one per role. A server without the demo lacks this call (accounts-and-people §13). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/demo.ts'

export const demo = call({
  ...calls.demo,
  access: 'anyone',
  /** Includes its texts, which the message files of other servers do not need. */
  reply: z.object({
    title: z.string(),
    text: z.string(),
    password: z.string(),
    people: z.array(
      z.object({
        email: z.string(),
        name: z.string(),
        surname: z.string(),
        img_path: z.nullable(z.string()),
        action: z.string(),
      }),
    ),
  }),
  summary: 'One person of the demo for each role; none while it is not there.',
})
