/** The demo's people, by role, to look around as. A server without the demo does not have this call (accounts-and-people §13). */
import * as z from 'zod/mini'
import { call } from './call.ts'

export const demo = call({
  method: 'GET',
  path: '/demo',
  access: 'anyone',
  /** With its words: a server without the demo has no word of it either. */
  reply: z.object({
    title: z.string(),
    text: z.string(),
    /** Everybody's. */
    password: z.string(),
    people: z.array(
      z.object({
        email: z.string(),
        name: z.string(),
        surname: z.string(),
        img_path: z.nullable(z.string()),
        /** "Look around as a judge". */
        action: z.string(),
      }),
    ),
  }),
  summary: 'One person of the demo for each role; none while it is not there.',
})
