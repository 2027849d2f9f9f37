/** What the owner asks of the big screens and the links of a competition. */
import {
  type BigScreenChoice,
  makeScreenLink as makeCall,
  revealPodium as revealCall,
  revokeScreenLink as revokeCall,
  type ScreenKind,
  type Screens,
  switchScreens as switchCall,
} from '@trickline/contract/screens'
import { verb } from '../../data/verb.ts'
import { queryKeys } from '../../lib/query-keys.ts'

type Ask = { id: number }

const screensOf = ({ id }: Ask) => queryKeys.screens(id)

export const switchScreens = verb({
  name: 'switch-screens',
  thing: screensOf,
  ahead: (
    seen: Screens,
    { shows, holdsPodium }: Ask & { shows?: BigScreenChoice; holdsPodium?: boolean },
  ) => ({
    ...seen,
    big_screen: {
      ...seen.big_screen,
      ...(shows && { shows }),
      ...(holdsPodium !== undefined && { holds_podium: holdsPodium }),
    },
  }),
  call: switchCall,
  request: ({ id, shows, holdsPodium }) => ({ params: { id }, body: { shows, holds_podium: holdsPodium } }),
})

export const revealPodium = verb({
  name: 'reveal-podium',
  thing: screensOf,
  call: revealCall,
  request: ({ id }: Ask) => ({ params: { id } }),
})

export const makeScreenLink = verb({
  name: 'make-screen-link',
  thing: screensOf,
  call: makeCall,
  request: ({ id, kind }: Ask & { kind: ScreenKind }) => ({ params: { id }, body: { kind } }),
})

export const revokeScreenLink = verb({
  name: 'revoke-screen-link',
  thing: screensOf,
  ahead: (seen: Screens, { linkId }: Ask & { linkId: number }) => ({
    ...seen,
    links: seen.links.filter((link) => link.id !== linkId),
  }),
  call: revokeCall,
  request: ({ id, linkId }) => ({ params: { id, link_id: linkId } }),
})
