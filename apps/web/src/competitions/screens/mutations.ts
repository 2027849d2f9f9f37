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
import { defineMutation } from '@trickline/client/mutation.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'

type Ask = { id: number }

const screensOf = ({ id }: Ask) => queryKeys.screens(id)

export const switchScreens = defineMutation({
  name: 'switch-screens',
  queryKey: screensOf,
  optimistic: (
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

export const revealPodium = defineMutation({
  name: 'reveal-podium',
  queryKey: screensOf,
  call: revealCall,
  request: ({ id }: Ask) => ({ params: { id } }),
})

export const makeScreenLink = defineMutation({
  name: 'make-screen-link',
  queryKey: screensOf,
  call: makeCall,
  request: ({ id, kind }: Ask & { kind: ScreenKind }) => ({ params: { id }, body: { kind } }),
})

export const revokeScreenLink = defineMutation({
  name: 'revoke-screen-link',
  queryKey: screensOf,
  optimistic: (seen: Screens, { linkId }: Ask & { linkId: number }) => ({
    ...seen,
    links: seen.links.filter((link) => link.id !== linkId),
  }),
  call: revokeCall,
  request: ({ id, linkId }) => ({ params: { id, link_id: linkId } }),
})
