/** The page of an event: what, when and where, then its divisions, timetable and titles. */
import { useNavigate } from '@tanstack/react-router'
import { eventIsPublic } from '@trickline/competition/event-rights'
import type { DivisionEntries, Entering, EventRow } from '@trickline/contract/events'
import { competitionStatusOf } from '@trickline/contract/status-codes'
import { buttonClass } from '@trickline/ui/button.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { Menu } from '@trickline/ui/menu.tsx'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { Page } from '@trickline/ui/page.tsx'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { Tabs } from '@trickline/ui/tabs.tsx'
import { lineName } from '@trickline/views/competitions/line-name.ts'
import { paths } from '@trickline/views/paths.ts'
import { useAction } from '../lib/use-action.ts'
import { useDays } from './days-input.tsx'
import { DivisionsPanel } from './divisions-panel.tsx'
import { eventPanels, type EventSearch } from './event-search.ts'
import { removeEvent } from './mutations.ts'
import { useOrganizes } from './use-event.ts'

type Props = {
  event: EventRow
  entering: readonly Entering[]
  entries: readonly DivisionEntries[]
  search: EventSearch
  onSearch: (search: EventSearch, options?: { replace: boolean }) => void
}

const fallback = () => <SkeletonRows count={4} className="h-16" />
const TimetablePanel = lazyComponent(
  async () => (await withWords(import('./timetable-panel.tsx'), 'phases', 'competitionForm')).TimetablePanel,
  { fallback },
)
const TitlesPanel = lazyComponent(
  async () => (await withWords(import('./titles-panel.tsx'), 'competitionSteps', 'events')).TitlesPanel,
  { fallback },
)

export function EventPage({ event, entering, entries, search, onSearch }: Props) {
  const words = useMessages('eventScreens')
  const format = useFormat()
  const organizes = useOrganizes(event)
  const days = useDays()({ start: event.date_start ?? '', end: event.date_end ?? '' })
  const panel = search.panel ?? 'divisions'
  const where = [days, event.place].filter((text) => text !== null)
  return (
    <Page
      title={event.name}
      below={
        <>
          {where.length > 0 ? <p>{where.join(' · ')}</p> : null}
          {event.lines.length > 0 ? (
            <p className="w-full text-label">
              {event.lines.map((line) => lineText(line, words.line, format)).join(' · ')}
            </p>
          ) : null}
        </>
      }
      actions={
        <>
          {isPublic(event) ? (
            <a
              href={paths.liveEvent(event.id)}
              className="inline-flex min-h-touch items-center font-semibold underline decoration-edge underline-offset-4 hover:decoration-accent"
            >
              {words.livePage}
            </a>
          ) : null}
          {organizes ? (
            <OrganizerMenu event={event} onEdit={() => onSearch({ ...search, edit: true })} />
          ) : null}
        </>
      }
    >
      <Tabs
        label={words.panels}
        tabs={eventPanels.map((id) => ({ id, label: words.panel[id] }))}
        chosen={panel}
        onChoose={(id) => onSearch({ panel: id }, { replace: true })}
      >
        {panel === 'divisions' ? (
          <DivisionsPanel event={event} entering={entering} entries={entries} />
        ) : null}
        {panel === 'timetable' ? <TimetablePanel event={event} /> : null}
        {panel === 'titles' ? <TitlesPanel event={event} /> : null}
      </Tabs>
    </Page>
  )
}

function isPublic({ competitions }: EventRow): boolean {
  return eventIsPublic(
    competitions.map(({ status_id }) => ({ status: competitionStatusOf(status_id) ?? 'unknown' })),
  )
}

/** "Line A 8 m". */
function lineText(
  { name, line_length_m }: EventRow['lines'][number],
  word: string,
  format: ReturnType<typeof useFormat>,
): string {
  const called = lineName(name, word)
  return line_length_m === null ? called : `${called} ${format.number(line_length_m)}\u00a0m`
}

function OrganizerMenu({ event, onEdit }: Pick<Props, 'event'> & { onEdit: () => void }) {
  const { id, name } = event
  const words = useMessages('eventScreens')
  const common = useMessages('common')
  const navigate = useNavigate()
  const { run } = useAction()
  const screen = (kind: 'screen' | 'overlay', label: string) => ({
    label,
    icon: 'screen' as const,
    onChoose: () => void window.open(`${paths.liveEvent(id)}/${kind}`, '_blank', 'noreferrer'),
  })
  const remove = async () => {
    const question = {
      title: words.deleteTitle(name),
      consequence: words.deleteConsequence,
      action: words.delete,
      kind: 'danger' as const,
    }
    if (await run(removeEvent, { id }, { question, done: words.deleted(name) }))
      await navigate({ to: paths.competitions, replace: true })
  }
  return (
    <Menu
      label={common.more}
      trigger={
        <>
          <Icon name="settings" />
          {common.more}
        </>
      }
      className={buttonClass()}
      items={[
        ...(isPublic(event) ? [screen('screen', words.bigScreen), screen('overlay', words.overlay)] : []),
        { label: words.edit, icon: 'edit', onChoose: onEdit },
        { label: words.delete, icon: 'trash', kind: 'danger', onChoose: () => void remove() },
      ]}
    />
  )
}
