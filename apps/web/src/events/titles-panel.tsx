/** Titles of an event: places over several competitions by a formula, with the leaders (events §6). */
import { isOwner } from '@trickline/competition/permissions'
import { titleTies } from '@trickline/competition/titles'
import { competitionIsPublic } from '@trickline/competition/competition-status'
import type { EventRow, TitleRead } from '@trickline/contract/events'
import { useState } from 'react'
import { executeMutation } from '@trickline/client/mutation.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { TextField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { Menu } from '@trickline/ui/menu.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Segmented } from '@trickline/ui/segmented.tsx'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { type Column, Table } from '@trickline/ui/table.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { FirstThree } from '@trickline/views/competitions/first-three.tsx'
import { NameAndFlag, ProfileLink } from '@trickline/views/people/person-name.tsx'
import { ChooseCompetitions } from '../competitions/choose-competitions.tsx'
import { Loaded } from '../lib/loaded.tsx'
import { useAction } from '../lib/use-action.ts'
import { useForm } from '../lib/use-form.ts'
import { saveTitles } from './mutations.ts'
import { useOrganizes, useTitles } from './use-event.ts'

export function TitlesPanel({ event }: { event: EventRow }) {
  const words = useMessages('eventScreens')
  const query = useTitles(event.id)
  return (
    <Loaded {...query} failedTitle={words.failed} skeleton={<SkeletonRows count={4} className="h-14" />}>
      {(titles) => <Titles event={event} titles={titles} />}
    </Loaded>
  )
}

type Props = { event: EventRow; titles: readonly TitleRead[] }

function Titles({ event, titles }: Props) {
  const words = useMessages('eventScreens').titles
  const { tie } = useMessages('events').page
  const organizes = useOrganizes(event)
  /** Index of the title being changed; an index after the last means a new title. */
  const [edited, setEdited] = useState<number | null>(null)
  const add = organizes ? (
    <Button kind={titles.length === 0 ? 'primary' : 'quiet'} onClick={() => setEdited(titles.length)}>
      {words.add}
    </Button>
  ) : null
  return (
    <>
      {titles.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} action={add} />
      ) : (
        <div className="flex flex-col gap-8">
          {titles.map((title, at) => (
            <section key={`${title.name} ${title.competition_ids.join(' ')}`} aria-label={title.name}>
              <div className="flex min-h-touch items-center gap-2">
                <h2 className="min-w-0 text-lead font-semibold hyphens-auto [overflow-wrap:anywhere]">
                  {title.name}
                </h2>
                {organizes ? <TitleMenu {...{ event, titles, at }} onEdit={() => setEdited(at)} /> : null}
              </div>
              <p className="text-label text-soft">{words.formulaHints[title.formula]}</p>
              {titleTies(title.rows) ? <p className="mt-1 font-semibold">{tie}.</p> : null}
              <Rows title={title} />
            </section>
          ))}
          <div className="empty:hidden">{add}</div>
        </div>
      )}
      {edited === null ? null : (
        <TitleDialog {...{ event, titles }} at={edited} onClose={() => setEdited(null)} />
      )}
    </>
  )
}

function Rows({ title: { name, formula, rows } }: { title: TitleRead }) {
  const words = useMessages('eventScreens').titles
  const columns = useColumns(formula)
  const format = useFormat()
  if (rows.length === 0) return <p className="mt-3 text-soft">{words.noRows}</p>
  const others = rows.slice(3)
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 lg:has-[table]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="lg:sticky lg:top-24">
        <FirstThree
          rows={rows.slice(0, 3).map(({ rank, user, value }) => ({
            rank,
            user,
            value: formula === 'points' ? format.number(value) : format.value(value),
          }))}
        />
      </div>
      {others.length > 0 ? (
        <Table caption={name} columns={columns} rows={others} rowKey={({ user }) => user.id} />
      ) : null}
    </div>
  )
}

function useColumns(formula: TitleRead['formula']): Column<TitleRead['rows'][number]>[] {
  const words = useMessages('eventScreens').titles
  const competitions = useMessages('competitions')
  const format = useFormat()
  const valueOf = formula === 'points' ? format.number : format.value
  return [
    {
      key: 'rank',
      head: words.place,
      place: 'start',
      cell: ({ rank }) => (
        <span className="tabular inline-block min-w-6 font-bold">{format.number(rank)}</span>
      ),
    },
    {
      key: 'name',
      head: competitions.athletes,
      place: 'lead',
      cell: ({ user }) => (
        <ProfileLink userId={user.id} className="font-semibold [overflow-wrap:anywhere]">
          <NameAndFlag user={user} />
        </ProfileLink>
      ),
    },
    {
      key: 'value',
      head: words.formulas[formula],
      place: 'end',
      numeric: true,
      cell: ({ value }) => <span className="font-bold">{valueOf(value)}</span>,
    },
  ]
}

type OneProps = Props & { at: number }

function TitleMenu({ event, titles, at, onEdit }: OneProps & { onEdit: () => void }) {
  const words = useMessages('eventScreens')
  const competitions = useMessages('competitionSteps')
  const { run } = useAction()
  const name = titles[at]?.name ?? ''
  const remove = () =>
    run(
      saveTitles,
      { id: event.id, titles: titles.filter((_, place) => place !== at) },
      {
        question: {
          title: words.titles.removeTitle(name),
          consequence: words.titles.removeConsequence,
          action: words.titles.remove,
          kind: 'danger',
        },
        done: words.deleted(name),
      },
    )
  return (
    <Menu
      label={words.actionsOf(name)}
      items={[
        { label: competitions.edit, icon: 'edit', onChoose: onEdit },
        { label: words.titles.remove, icon: 'trash', kind: 'danger', onChoose: () => void remove() },
      ]}
    />
  )
}

const formulas = ['points', 'mean-of-ranks'] as const

function TitleDialog({ event, titles, at, onClose }: OneProps & { onClose: () => void }) {
  const words = useMessages('eventScreens').titles
  const common = useMessages('common')
  const person = usePerson()
  const before = titles[at]
  const [formula, setFormula] = useState<TitleRead['formula']>(before?.formula ?? 'points')
  const [chosen, setChosen] = useState<number[]>(
    before?.competition_ids ?? event.competitions.map(({ id }) => id),
  )
  const { field, ...form } = useForm(schema, async ({ name }) => {
    const title = { name, formula, competition_ids: chosen }
    const next = [...titles.slice(0, at), title, ...titles.slice(at + 1)]
    await executeMutation(saveTitles, { id: event.id, titles: next }).answer
    toast({ text: words.saved(name), tone: 'good' })
    onClose()
  })
  return (
    <FormDialog
      title={before ? before.name : words.add}
      submit={common.save}
      busyText={common.saving}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        maxLength={120}
        autoComplete="off"
        defaultValue={before?.name ?? ''}
        {...field('name')}
      />
      <Segmented
        label={words.formula}
        full
        segments={formulas.map((value) => ({ value, label: words.formulas[value] }))}
        value={formula}
        onChange={setFormula}
      />
      <p className="-mt-2 text-label text-soft">{words.formulaHints[formula]}</p>
      <ChooseCompetitions
        label={words.competitions}
        chosen={chosen}
        onChange={setChosen}
        isOffered={(row) => competitionIsPublic(row) || isOwner(person, row)}
      />
    </FormDialog>
  )
}

async function schema() {
  return (await import('@trickline/contract/events')).titleName
}
