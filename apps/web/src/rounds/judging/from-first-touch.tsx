/** From the first touch or key on: the screen ends above a phone's keyboard, and the focus is kept. */
import type { ComponentProps } from 'react'
import { RestoredFocus } from '../restored-focus.tsx'
import { useWholeWindow } from './use-whole-window.ts'

export function FromFirstTouch(props: ComponentProps<typeof RestoredFocus>) {
  useWholeWindow()
  return <RestoredFocus {...props} />
}
