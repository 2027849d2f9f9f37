/** What the athlete will probably do next, as chips: one tap adds. The row keeps its height, so that nothing moves. */
import type { Trick } from '@trickline/contract/tricks'
import { levelName, trickKey } from '@trickline/scoring'
import { useRef } from 'react'
import type { EnteredTrick, ProposedTrick } from './entered-trick.ts'
import { useMessages } from '../lib/messages.ts'
import { levelWord, performanceTags } from './performance-words.ts'
import { restAfterTap } from '../lib/rest-after-tap.ts'
import { LevelMark } from '../ui/badge.tsx'

type Props = {
  proposed: readonly ProposedTrick[]
  trickOf: (id: number) => Trick | undefined
  /** One tap puts it in the place of the trick that is being changed. */
  isChanging: boolean
  disabled: boolean
  onAdd: (trick: EnteredTrick) => void
}

export function ProposedTricks({ proposed, trickOf, isChanging, disabled, onAdd }: Props) {
  const words = useMessages('judging')
  const { quick } = words
  const lastTap = useRef(Number.NEGATIVE_INFINITY)
  const known = proposed.flatMap((each) => {
    const trick = trickOf(each.trickId)
    return trick ? [{ ...each, dub: 0 as const, trick }] : []
  })
  return (
    <section
      aria-label={quick.proposals}
      className="-mx-3 flex h-touch [scrollbar-width:none] items-center gap-2 overflow-x-auto overscroll-x-contain px-3"
    >
      {known.length === 0 ? <p className="text-label text-soft">{quick.proposalsEmpty}</p> : null}
      {known.map((each) => {
        const { trick } = each
        const tags = performanceTags(each, words)
        const what = `${[trick.short_name, ...tags].join(' ')}, ${levelWord(trick.level_id, words)}`
        return (
          <button
            key={trickKey(each)}
            type="button"
            disabled={disabled}
            aria-label={isChanging ? quick.changeTo(what) : quick.propose(what)}
            onClick={({ timeStamp }) => {
              // another trick stands under the finger after a tap
              const isSlip = timeStamp - lastTap.current < restAfterTap
              lastTap.current = timeStamp
              if (!isSlip) onAdd({ trick, grab: each.grab, dub: 0, variation: each.variation })
            }}
            className="flex h-touch shrink-0 items-center gap-1.5 rounded-full border border-edge bg-raised px-3.5 font-semibold whitespace-nowrap hover:border-ink disabled:opacity-45"
          >
            <LevelMark level={levelName(trick.level_id)} />
            {trick.short_name}
            {tags.length > 0 ? <span className="text-label text-accent-ink">{tags.join(' ')}</span> : null}
          </button>
        )
      })}
    </section>
  )
}
