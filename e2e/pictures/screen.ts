/** A screen to take pictures of: where it is, who opens it, and what is pressed on it. */
import type { Page } from '@playwright/test'
import type { Language } from '@trickline/messages/languages'
import type { DataSetName, Fact } from './facts.ts'

export type Size = { width: number; height: number }
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export type Screen = {
  /** Begins with the noun by which it is asked for. */
  name: string
  data: DataSetName
  path: string | ((fact: Fact) => string)
  /** Address of who is signed in; without it a visitor. */
  as?: string | ((fact: Fact) => string)
  language?: Language
  /** After it has been opened. */
  press?: (page: Page) => Promise<unknown>
  /** Only what the window shows, for dialogs and screens that do not scroll; else the whole page. */
  isWindow?: boolean
  sizes?: readonly Size[]
  /** `address`: by `theme=` in it; otherwise as the device prefers. `one`: it has no themes. */
  theming?: 'address' | 'one'
  /** Behind a transparent page. */
  ground?: string
}

export const phone: Size = { width: 360, height: 780 }
const tablet: Size = { width: 768, height: 1024 }
const desktop: Size = { width: 1440, height: 900 }
export const hall: Size = { width: 1920, height: 1080 }
export const sharedPicture: Size = { width: 1200, height: 630 }

export const usualSizes = [phone, tablet, desktop]
