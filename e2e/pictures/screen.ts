/** A screen to picture: its address, who opens it, and what is pressed on it. */
import type { Page } from '@playwright/test'
import type { Language } from '@trickline/messages/languages'
import type { DataSetName, Fact } from './facts.ts'

export type Size = { width: number; height: number }
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export type Screen = {
  /** Begins with the noun by which it can be selected. */
  name: string
  data: DataSetName
  path: string | ((fact: Fact) => string)
  /** Address of the signed-in person; without it a visitor opens the screen. */
  as?: string | ((fact: Fact) => string)
  language?: Language
  /** Done after the screen is opened. */
  press?: (page: Page) => Promise<unknown>
  /** Pictures only the window, for dialogs and screens that do not scroll; otherwise the whole page. */
  isWindow?: boolean
  sizes?: readonly Size[]
  /** `address`: the theme is set by `theme=` in the address; by default it follows the device. `one`: there are no themes. */
  theming?: 'address' | 'one'
  /** Shown behind a transparent page. */
  ground?: string
}

export const phone: Size = { width: 360, height: 780 }
const tablet: Size = { width: 768, height: 1024 }
const desktop: Size = { width: 1440, height: 900 }
export const hall: Size = { width: 1920, height: 1080 }
export const sharedPicture: Size = { width: 1200, height: 630 }

export const usualSizes = [phone, tablet, desktop]
