/** The button that hides scores (screens §36). choice-controls.ts handles presses, also on pages without React. */
import { useEffect, useRef } from 'react'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { plainLinkClass } from '@trickline/ui/share-link.tsx'
import { isSwitchedOn } from '../stored-choices.ts'

/** `isShort`: shows only the icon on a phone. */
export function HideScores({ isShort = false }: { isShort?: boolean }) {
  const words = useMessages('live')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (button.current) button.current.ariaPressed = String(isSwitchedOn('hide-scores'))
  }, [])
  return (
    <button
      ref={button}
      type="button"
      data-hide-scores=""
      aria-pressed="false"
      title={words.hideScoresHint}
      className={classNames(
        'scripted aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:hover:bg-ink',
        plainLinkClass,
      )}
    >
      <Icon name="eye-off" />
      <span className={isShort ? 'max-sm:sr-only' : undefined}>{words.hideScores}</span>
    </button>
  )
}
