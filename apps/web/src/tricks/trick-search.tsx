/**
 * Finding tricks in the whole catalogue, which is on the device since the login: by name, by a typed line, or
 * among what the athlete will probably do next.
 */
import type { Trick } from '@trickline/contract/tricks'
import { type ComponentProps, useMemo, useRef } from 'react'
import { type ProposedTrick, type EnteredTrick, levelWord, performanceTags } from './performed-trick.ts'
import { useMessages } from '../lib/messages.ts'
import { Notice } from '../ui/notice.tsx'
import { TrickCombobox } from './trick-combobox.tsx'
import { useCatalogue } from './use-catalogue.ts'
import { levelName, trickKey } from '@trickline/scoring'
import { restAfterTap } from '../lib/rest-after-tap.ts'
import { LevelMark } from '../ui/badge.tsx'

type Props = Omit<ComponentProps<typeof TrickCombobox>, 'catalogue'> & {
  proposed: readonly ProposedTrick[]
}

export function TrickSearch({ proposed, ...props }: Props) {
  const words = useMessages('judging')
  const { catalogue, error } = useCatalogue()
  const byId = useMemo(
    () => new Map<number, Trick>(catalogue.index.map(({ trick }) => [trick.id, trick])),
    [catalogue],
  )
  return (
    <>
      <TrickCombobox catalogue={catalogue} {...props} />
      {error ? <Notice tone="bad">{words.catalogueMissing}</Notice> : null}
      <ProposedTricks
        proposed={proposed}
        trickOf={(id) => byId.get(id)}
        isChanging={props.isChanging}
        disabled={props.onAddAtOnce === null}
        onAdd={(trick) => props.onEnter([{ kind: 'single', trick }])}
      />
    </>
  )
}

type ProposedTricksProps = {
  proposed: readonly ProposedTrick[]
  trickOf: (id: number) => Trick | undefined
  /** One tap puts it in the place of the trick that is being changed. */
  isChanging: boolean
  disabled: boolean
  onAdd: (trick: EnteredTrick) => void
}

/** What the athlete will probably do next, as chips: one tap adds. The row keeps its height, so that nothing moves. */
export function ProposedTricks({ proposed, trickOf, isChanging, disabled, onAdd }: ProposedTricksProps) {
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
