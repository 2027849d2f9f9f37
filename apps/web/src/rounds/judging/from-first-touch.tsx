/** From the first touch or key on, ends the screen above a phone's keyboard and keeps the focus. */
import type { ComponentProps } from 'react'
import { RestoredFocus } from '../restored-focus.tsx'
import { useWholeWindow } from './use-whole-window.ts'

export function FromFirstTouch(props: ComponentProps<typeof RestoredFocus>) {
  useWholeWindow()
  return <RestoredFocus {...props} />
}
