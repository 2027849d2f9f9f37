/** Mutations of big screens and screen links. */
import {
  makeScreenLink as makeCall,
  revealPodium as revealCall,
  revokeScreenLink as revokeCall,
  switchScreens as switchCall,
} from '@trickline/contract/calls/screens'
import type { BigScreenChoice, ScreenKind, Screens } from '@trickline/contract/screens'
import { defineMutation } from '@trickline/client/mutation.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'

type Variables = { id: number }

const screensOf = ({ id }: Variables) => queryKeys.screens(id)

export const switchScreens = defineMutation({
  name: 'switch-screens',
  queryKey: screensOf,
  optimistic: (
    screens: Screens,
    { shows, holdsPodium }: Variables & { shows?: BigScreenChoice; holdsPodium?: boolean },
  ) => ({
    ...screens,
    big_screen: {
      ...screens.big_screen,
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
  request: ({ id }: Variables) => ({ params: { id } }),
})

export const makeScreenLink = defineMutation({
  name: 'make-screen-link',
  queryKey: screensOf,
  call: makeCall,
  request: ({ id, kind }: Variables & { kind: ScreenKind }) => ({ params: { id }, body: { kind } }),
})

export const revokeScreenLink = defineMutation({
  name: 'revoke-screen-link',
  queryKey: screensOf,
  optimistic: (screens: Screens, { linkId }: Variables & { linkId: number }) => ({
    ...screens,
    links: screens.links.filter((link) => link.id !== linkId),
  }),
  call: revokeCall,
  request: ({ id, linkId }) => ({ params: { id, link_id: linkId } }),
})
