/**
 * One competition: its header, and below it one panel at a time (screens §5). The open panel, phase and page are in the
 * address, so that a reload, the way back and a shared link lead to the same place.
 */
import { isOfficial } from '@trickline/competition/visibility'
import { competitionAsRules, entriesAsRules } from '@trickline/contract/as-rules'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import { competitionStatusOf } from '@trickline/contract/status-codes'
import { useEffect, useRef } from 'react'
import { CompetitionHeader } from './competition-header.tsx'
import { useCompetition, useCompetitionLive } from '../data/competition.ts'
import { AthletesPanel } from '../entries/athletes-panel.tsx'
import { JudgesPanel } from '../entries/judges-panel.tsx'
import { hold } from '../data/held.ts'
import { useMessages } from '../lib/messages.ts'
import { usePerson } from '../lib/session.ts'
import { JudgesTable } from '../phases/judges-table.tsx'
import { RoundsPanel } from '../phases/rounds-panel.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { CompetitionFailed, CompetitionLoading } from './competition-not-there.tsx'
import { type CompetitionSearch, type Panel, panels } from './competition-search.ts'

type Props = {
  id: number
  search: CompetitionSearch
  /** `replace`: a smaller change, to which nobody wants to come back. */
  onSearch: (next: CompetitionSearch, how?: { replace: boolean }) => void
}

export function CompetitionPage(props: Props) {
  const { id } = props
  const { data, error, refetch } = useCompetition(id)
  useEffect(() => hold('competition', id), [id])
  if (data) return <Opened {...props} competition={data} />
  if (error) return <CompetitionFailed error={error} onRetry={() => void refetch()} />
  return <CompetitionLoading />
}

function Opened({ id, search, onSearch, competition }: Props & { competition: CompetitionDetail }) {
  const words = useMessages('phases')
  const person = usePerson()
  const { glowing } = useCompetitionLive(id)
  const top = useRef<HTMLDivElement>(null)
  const status = competitionStatusOf(competition.status_id)
  const isJudged =
    status === 'started' && isOfficial(person, competitionAsRules(competition), entriesAsRules(competition))
  const offered = panels.filter((name) => name !== 'scoring' || isJudged)
  const fallback: Panel = status === 'started' || status === 'finished' ? 'rounds' : 'athletes'
  const open = offered.find((name) => name === search.panel) ?? fallback

  // how the cards are laid out stays from panel to panel
  const kept = search.view ? { view: search.view } : {}
  const choose = (panel: Panel) => {
    onSearch({ panel, ...kept })
    // From the bar under the thumb: what was chosen comes into view, not the header again.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView()
  }
  const shared = { competition, person, glowing }
  const forEntries = {
    ...shared,
    page: search.page ?? 1,
    onPage: (page: number) => {
      const { page: _, ...others } = search
      onSearch({ ...others, panel: open, ...(page > 1 && { page }) }, { replace: true })
    },
    show: search.show,
    onShow: (show: CompetitionSearch['show']) => onSearch({ panel: open, ...kept, ...(show && { show }) }),
    asList: search.view === 'list',
    onAsList: (asList: boolean) => {
      const { view: _, ...others } = search
      onSearch({ ...others, panel: open, ...(asList && { view: 'list' as const }) }, { replace: true })
    },
    dialog: search.dialog,
    onDialog: (dialog: CompetitionSearch['dialog']) => {
      const { dialog: _, ...others } = search
      onSearch({ ...others, panel: open, ...(dialog && { dialog }) }, { replace: true })
    },
  }

  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pt-6 pb-28 max-sm:[--bottom-bar:52px] sm:px-6 sm:pt-10 sm:pb-16">
      <CompetitionHeader competition={competition} glowing={glowing.has('competition')} />
      <div ref={top} id="panel" className="scroll-mt-20">
        <Tabs
          label={words.panels}
          tabs={offered.map((name) => ({ id: name, label: words.panel[name] }))}
          chosen={open}
          onChoose={choose}
          className="max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-t max-sm:border-b-0 max-sm:bg-paper max-sm:pb-[env(safe-area-inset-bottom)] max-sm:[&>button]:grow max-sm:[&>button]:px-1.5 max-sm:[&>button]:after:top-0 max-sm:[&>button]:after:bottom-auto max-sm:[&>button]:after:rounded-t-none max-sm:[&>button]:after:rounded-b-full"
        >
          {open === 'athletes' ? <AthletesPanel {...forEntries} /> : null}
          {open === 'judges' ? <JudgesPanel {...forEntries} /> : null}
          {open === 'rounds' ? (
            <RoundsPanel
              {...shared}
              phase={search.phase}
              asTable={search.view === 'table'}
              onChoose={(phase) => onSearch({ panel: open, ...(phase && { phase }) })}
              onAsTable={(asTable) => {
                const { view: _, ...others } = search
                onSearch({ ...others, ...(asTable && { view: 'table' }) }, { replace: true })
              }}
            />
          ) : null}
          {open === 'scoring' ? <JudgesTable {...shared} /> : null}
        </Tabs>
      </div>
    </div>
  )
}
