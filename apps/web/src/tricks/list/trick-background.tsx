/** The background of a trick: who landed it first, combos with it, its history and sources (screens §22). */
import { Link } from '@tanstack/react-router'
import { derivedSource, type TrickDetail } from '@trickline/contract/catalogue'
import type { Trick } from '@trickline/contract/tricks'
import type { ReactNode } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { TrickHistory } from '../trick-history.tsx'
import { useTrickDetail } from '../use-trick-detail.ts'

export function TrickBackground({ id, tricks }: { id: number; tricks: readonly Trick[] }) {
  const words = useMessages('tricks')
  const common = useMessages('common')
  const explain = useErrorText()
  const { data, error, refetch } = useTrickDetail(id)
  if (!data)
    return error ? (
      <Notice tone="bad" action={<Button onClick={() => void refetch()}>{common.retry}</Button>}>
        {explain(error)}
      </Notice>
    ) : (
      <Skeleton className="h-48" />
    )
  const { first_landed: first, combos, changes, trick } = data
  return (
    <>
      <Panel title={words.firstLanded}>
        {first ? <FirstLanded first={first} /> : <p className="text-soft">{words.notLanded}</p>}
      </Panel>
      {combos.length > 0 ? (
        <Panel title={words.inCombos}>
          <ul className="flex flex-col gap-1">
            {combos.map(({ trick_ids, times }) => (
              <li key={trick_ids.join()} className="flex items-baseline justify-between gap-4">
                <span className="[overflow-wrap:anywhere]">{comboText(trick_ids, tricks)}</span>
                <span className="tabular shrink-0 text-soft">{words.times(times)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      <Panel title={words.history}>
        <TrickHistory changes={changes} />
      </Panel>
      {trick.sources.length > 0 ? (
        <Panel title={words.sources}>
          <p className="[overflow-wrap:anywhere]">
            {trick.sources.map((source) => (source === derivedSource ? words.derived : source)).join(' · ')}
          </p>
        </Panel>
      ) : null}
    </>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1.5 text-label font-semibold text-soft">{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
      <div tabIndex={0} className="max-h-[150px] overflow-y-auto">
        {children}
      </div>
    </section>
  )
}

function FirstLanded({ first }: { first: NonNullable<TrickDetail['first_landed']> }) {
  const common = useMessages('common')
  const words = useMessages('tricks')
  const format = useFormat()
  const { round_id, user, competition, at } = first
  return (
    <p className="[overflow-wrap:anywhere]">
      <Link to={paths.profile(user.id)} className={linkClass}>
        {personName(user, common)}
      </Link>
      {', '}
      <Link to={competition ? paths.judging(round_id) : paths.trainingRound(round_id)} className={linkClass}>
        {competition?.name ?? words.training}
      </Link>
      {`, ${format.date(at)}`}
    </p>
  )
}

const linkClass = 'font-semibold underline decoration-edge underline-offset-4 hover:decoration-accent'

function comboText(ids: readonly number[], tricks: readonly Trick[]): string {
  return ids.map((id) => tricks.find((trick) => trick.id === id)?.short_name ?? `#${id}`).join(' → ')
}
