/** A competition: its header, and one panel at a time (screens §5). Panel, phase and page are in the address. */
import { decideCompetition, resultsWait } from '@trickline/competition/competition-moves'
import { competitionHasStarted } from '@trickline/competition/competition-status'
import { isOwner } from '@trickline/competition/permissions'
import { isOfficial } from '@trickline/competition/visibility'
import { useRef } from 'react'
import { serverNow } from '@trickline/client/server-time.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { useAddressSearch, useId } from '../lib/address.ts'
import { useChoiceControls } from '../phases/use-choice-controls.ts'
import { SavedLine } from '../phases/saved-line.tsx'
import { RoundsPanel } from '../phases/rounds-panel.tsx'
import { Tabs } from '@trickline/ui/tabs.tsx'
import { CompetitionHeader } from './competition-header.tsx'
import { competitionSearch, type Panel, panels } from './competition-search.ts'
import { StatusAction } from './status-action.tsx'
import { CompetitionLoader, LoadingCompetition } from './competition-loader.tsx'
import { EntriesPanel, JudgesTable, useOwnerAction } from './lazy-parts.tsx'

export function CompetitionPage() {
  useChoiceControls()
  return <CompetitionLoader id={useId()}>{(view) => <LoadedCompetition view={view} />}</CompetitionLoader>
}

function LoadedCompetition({ view }: { view: CompetitionView }) {
  const [search, replaceSearch] = useAddressSearch(competitionSearch)
  const words = useMessages('phases')
  const top = useRef<HTMLDivElement>(null)
  const { status } = view
  const isJudged = status === 'started' && isOfficial(view.person, view, view.entries)
  const offered = panels.filter((name) => name !== 'scoring' || isJudged)
  // a supervisor approves the results of an imported competition
  const fallback: Panel = competitionHasStarted(view) || resultsWait(view) ? 'rounds' : 'athletes'
  const open = offered.find((name) => name === search.panel) ?? fallback
  const changeSearch = (next: Record<string, unknown>, options?: { replace: boolean }) =>
    replaceSearch(competitionSearch({ panel: open, ...next }), options)
  const asksOwner = isOwner(view.person, view) || mayReturn(view)
  const ownerAction = useOwnerAction(asksOwner)
  if (asksOwner && ownerAction === null) return <LoadingCompetition />
  const choose = (panel: Panel) => {
    changeSearch({ panel, view: search.view })
    // scrolls to the panel, since on phones its tabs are fixed at the bottom
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView()
  }
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-4 px-4 pt-4 pb-28 max-sm:[--bottom-bar:52px] sm:px-6 sm:pt-6 sm:pb-16 print:p-0">
      <CompetitionHeader view={view} isScoring={open === 'scoring'}>
        <StatusAction view={view}>
          {asksOwner &&
            ownerAction?.({
              view,
              isElsewhere: open !== fallback,
              onAdvanced: () => replaceSearch({ panel: 'rounds' }),
            })}
        </StatusAction>
      </CompetitionHeader>
      {open === 'scoring' ? null : <SavedLine competitionId={view.id} />}
      <div ref={top} id="panel" className="scroll-mt-20">
        <Tabs
          label={words.panels}
          tabs={offered.map((name) => ({ id: name, label: words.panel[name] }))}
          chosen={open}
          onChoose={choose}
          className="print:hidden max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-t max-sm:border-b-0 max-sm:bg-paper max-sm:pb-[env(safe-area-inset-bottom)] max-sm:[&>button]:grow max-sm:[&>button]:px-1.5 max-sm:[&>button]:after:top-0 max-sm:[&>button]:after:bottom-auto max-sm:[&>button]:after:rounded-t-none max-sm:[&>button]:after:rounded-b-full"
        >
          <OpenPanel view={view} open={open} search={search} changeSearch={changeSearch} />
        </Tabs>
      </div>
    </div>
  )
}

type PanelProps = {
  view: CompetitionView
  open: Panel
  search: ReturnType<typeof competitionSearch>
  changeSearch: (next: Record<string, unknown>, options?: { replace: boolean }) => void
}

function OpenPanel({ view, open, search, changeSearch }: PanelProps) {
  if (open === 'scoring') return <JudgesTable view={view} />
  if (open === 'rounds')
    return (
      <RoundsPanel
        view={view}
        phase={search.phase}
        asTable={search.view === 'table'}
        onChoose={(phase) => changeSearch({ phase })}
        onAsTable={(asTable) =>
          changeSearch({ ...search, view: asTable ? 'table' : undefined }, { replace: true })
        }
      />
    )
  return (
    <EntriesPanel
      key={open}
      entryRole={open === 'athletes' ? 'athlete' : 'judge'}
      competition={view}
      glowing={view.glowing}
      search={search}
      onSearch={changeSearch}
    />
  )
}

function mayReturn(view: CompetitionView): boolean {
  return !decideCompetition(view.person, { competition: view, now: serverNow() }, 'return').refusal
}
