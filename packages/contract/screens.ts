/** Big screen and overlay of a competition: secret links, and what the big screen shows (calls §19). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/screens.ts'
import { id, idParams, optionalFlag, successReply } from './fields.ts'

export const screenKinds = ['big-screen', 'overlay'] as const
export type ScreenKind = (typeof screenKinds)[number]

/** The slides; `rotation` shows all of them in turn. */
const bigScreenSlides = ['now', 'standings', 'bracket', 'podium'] as const
export type BigScreenSlide = (typeof bigScreenSlides)[number]
export const bigScreenChoices = ['rotation', ...bigScreenSlides] as const
export type BigScreenChoice = (typeof bigScreenChoices)[number]

const screenLink = z.object({ id: z.int(), kind: z.enum(screenKinds), created_at: z.string() })
export type ScreenLink = z.output<typeof screenLink>

const bigScreen = z.object({
  shows: z.enum(bigScreenChoices),
  /** Rises with each choice: a screen follows its own choice or this one, whichever is newer. */
  version: z.int(),
  /** Until the reveal, big screens show neither the podium nor the scores of the last phase. */
  holds_podium: z.boolean(),
  reveal_started_at: z.nullable(z.string()),
})
export type BigScreen = z.output<typeof bigScreen>

const screens = z.object({ big_screen: bigScreen, links: z.array(screenLink) })
export type Screens = z.output<typeof screens>

export const readScreens = call({
  ...calls.readScreens,
  access: 'signed-in',
  params: idParams,
  reply: screens,
  summary: 'To the owner: what the big screens show, and the links that are good.',
})

export const switchScreens = call({
  ...calls.switchScreens,
  access: 'signed-in',
  scopes: ['organize'],
  params: idParams,
  body: z.object({
    shows: z.optional(z.enum(bigScreenChoices, 'not-offered')),
    holds_podium: z.optional(optionalFlag),
  }),
  reply: screens,
  summary: 'The owner chooses what the big screens show, and whether they hold the podium back.',
})

export const revealPodium = call({
  ...calls.revealPodium,
  access: 'signed-in',
  scopes: ['organize'],
  params: idParams,
  reply: screens,
  summary: 'The owner starts the reveal of the podium on the big screens.',
})

export const makeScreenLink = call({
  ...calls.makeScreenLink,
  access: 'signed-in',
  scopes: ['organize'],
  params: idParams,
  body: z.object({ kind: z.enum(screenKinds, 'not-offered') }),
  reply: z.object({ link: screenLink, address: z.string() }),
  repliesWithSecret: true,
  summary: 'The owner makes a link to the big screen or the overlay; its address is told this once.',
})

export const revokeScreenLink = call({
  ...calls.revokeScreenLink,
  access: 'signed-in',
  scopes: ['organize'],
  params: z.object({ id, link_id: id }),
  reply: successReply,
  summary: 'The owner revokes a link; screens opened by it end.',
})
