/** The bracket with one tab per stage: pairs with VS between them (screens §9). */
import {
  type BracketPair,
  type BracketSlot,
  type BracketStage,
  bracketView,
} from '@trickline/competition/bracket'
import { useState } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { ProfileLink } from '@trickline/views/people/person-name.tsx'
import { type CompetitionView, personIn } from '@trickline/views/phases/competition-view.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { Tabs } from '@trickline/ui/tabs.tsx'
import { DetailsCard } from './details-card.tsx'

export function DetailsBracket({ view, isWide }: { view: CompetitionView; isWide: boolean }) {
  const words = useMessages('details')
  const tabs = bracketTabs(bracketView(view, view.athletes, view.rounds))
  const [selected, setSelected] = useState<BracketTab['id']>()
  const chosen = tabs.find(({ id }) => id === selected) ?? tabs[0]
  if (!chosen) return null
  return (
    <DetailsCard id="bracket" title={words.bracket} isWide={isWide}>
      <Tabs
        label={words.bracket}
        tabs={tabs.map(({ id }) => ({ id, label: words.stages[id] }))}
        chosen={chosen.id}
        onChoose={setSelected}
      >
        <ul
          key={chosen.id}
          className={classNames(
            'grid animate-[fade_500ms_ease-out] gap-3 sm:grid-cols-2',
            !isWide && 'xl:grid-cols-1',
          )}
          aria-label={words.stages[chosen.id]}
        >
          {chosen.pairs.map((pair, place) => (
            // In a bracket of 32 letters repeat, and not every pair has a number: the index is the only stable key.
            // oxlint-disable-next-line react/no-array-index-key
            <Pair key={place} pair={pair} view={view} />
          ))}
        </ul>
      </Tabs>
    </DetailsCard>
  )
}

function Pair({ pair: { a, b }, view }: { pair: BracketPair; view: CompetitionView }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 rounded-control border border-hair px-3 py-3 sm:gap-3 sm:px-4">
      <Player slot={a} view={view} />
      <span className="text-label font-semibold text-soft">VS</span>
      <Player slot={b} view={view} atEnd />
    </li>
  )
}

type PlayerProps = { slot: BracketSlot; view: CompetitionView; atEnd?: boolean }

function Player({ slot, view, atEnd = false }: PlayerProps) {
  const common = useMessages('common')
  const words = useMessages('details')
  const format = useFormat()
  const user = slot.kind === 'athlete' ? personIn(view, slot.userId) : null
  return (
    <span className={classNames('flex min-w-0 flex-col', atEnd && 'items-end text-end')}>
      <span
        className={classNames(
          'hyphens-auto [overflow-wrap:anywhere] max-sm:text-label',
          slot.isWinner
            ? 'font-bold underline decoration-accent decoration-2 underline-offset-4'
            : 'font-semibold',
          slot.kind !== 'athlete' && 'text-soft',
        )}
      >
        <ProfileLink userId={user?.id ?? null}>
          {user ? personName(user, common) : words.loadingPlayer}
        </ProfileLink>
      </span>
      <span className={slot.score === null ? 'text-label text-soft' : 'tabular text-score font-bold'}>
        {slot.score === null ? words.loadingPlayer : format.score(slot.score)}
      </span>
    </span>
  )
}

type BracketTab = { id: BracketStage['name'] | 'thirdPlace'; pairs: BracketPair[] }

export function bracketTabs(stages: readonly BracketStage[]): BracketTab[] {
  return stages.flatMap(({ name, pairs }): BracketTab[] => {
    if (name !== 'final') return [{ id: name, pairs }]
    const third = pairs.filter(({ vsGroup }) => vsGroup === '3P')
    const final = { id: name, pairs: pairs.filter((pair) => !third.includes(pair)) }
    return third.length > 0 ? [{ id: 'thirdPlace', pairs: third }, final] : [final]
  })
}
