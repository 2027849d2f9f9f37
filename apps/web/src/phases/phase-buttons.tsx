/** The row of phase buttons; those of phases that have not started are disabled. */
import { useEffect, useRef } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { PlainButton } from '@trickline/ui/plain-button.tsx'
import type { ChoiceKey, PhaseChoice } from '@trickline/views/phases/phase-choices.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'

type Props = {
  choices: readonly PhaseChoice[]
  chosen: ChoiceKey | null
  onChoose: (key: ChoiceKey) => void
}

export function PhaseButtons({ choices, chosen, onChoose }: Props) {
  const words = useMessages('phases')
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const button = row.current?.querySelector<HTMLElement>(`[data-phase="${chosen}"]`)
    if (row.current && button) {
      // scrolls so that the button before is fully visible
      const first = button.closest('li')?.previousElementSibling ?? button
      row.current.scrollLeft +=
        first.getBoundingClientRect().left - row.current.getBoundingClientRect().left - 16
    }
  }, [chosen])
  return (
    <nav
      ref={row}
      aria-label={words.choose}
      className="scrolls-sideways -mx-4 px-4 py-1 sm:mx-0 sm:px-0 print:hidden"
    >
      <ul className="relative flex w-max min-w-full gap-2">
        <li aria-hidden="true" className="absolute inset-x-0 top-1/2 border-t-[1.5px] border-edge" />
        {choices.map(({ key, isOpen, isCurrent }) => (
          <li key={key} className="relative">
            <PlainButton
              data-phase={key}
              aria-pressed={key === chosen}
              disabledReason={isOpen ? null : words.notYet}
              onClick={() => onChoose(key)}
              className={classNames(
                'flex min-h-touch items-center gap-2 rounded-full border px-4 font-semibold whitespace-nowrap transition-colors',
                key === chosen
                  ? 'border-ink bg-ink text-paper'
                  : isOpen
                    ? 'border-edge bg-raised text-ink hover:bg-sunken'
                    : 'cursor-not-allowed border-hair bg-paper text-soft',
              )}
            >
              {isCurrent ? <span aria-hidden="true" className="size-2 rounded-full bg-accent" /> : null}
              {phaseName(key, words)}
              {isCurrent ? <span className="sr-only">({words.now})</span> : null}
            </PlainButton>
          </li>
        ))}
      </ul>
    </nav>
  )
}
