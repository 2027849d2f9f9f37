/** The switch that hides scores (screens §36). Presses are handled by choice-controls.ts, also on pages without React. */
import { useEffect, useRef } from 'react'
import { isSwitchedOn } from '../public-page-choices.ts'
import { useMessages } from '@trickline/ui/messages.ts'

export function HideScores() {
  const words = useMessages('live')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (button.current) button.current.ariaChecked = String(isSwitchedOn('hide-scores'))
  }, [])
  return (
    <p className="scripted flex flex-wrap items-center gap-x-3 text-label text-soft">
      <button
        ref={button}
        type="button"
        role="switch"
        data-hide-scores=""
        aria-checked="false"
        className="group/switch inline-flex min-h-touch items-center gap-3 text-body font-semibold text-ink"
      >
        <span
          aria-hidden="true"
          className="inline-flex h-6 w-10 rounded-full border border-edge bg-sunken p-0.5 transition-colors group-aria-checked/switch:bg-accent"
        >
          <span className="size-4.5 rounded-full bg-ink transition-transform group-aria-checked/switch:translate-x-4 group-aria-checked/switch:bg-on-accent" />
        </span>
        {words.hideScores}
      </button>
      <span>{words.hideScoresHint}</span>
    </p>
  )
}
