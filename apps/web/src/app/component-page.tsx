/** `/dev/ui` in development: every component of `packages/ui` in its states. A new component gets its place in `samples`. */
import { type ReactNode, useState } from 'react'
import { serverNow } from '@trickline/client/server-time.ts'
import { chooseTheme } from '@trickline/ui/theme.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Badge, LevelMark, StatusChip } from '@trickline/ui/badge.tsx'
import { type Bead, BeadChart } from '@trickline/ui/bead-chart.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { Card } from '@trickline/ui/card.tsx'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { Countdown } from '@trickline/ui/countdown.tsx'
import { CropDialog } from '@trickline/ui/crop-dialog.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { SelectField, TextAreaField, TextField } from '@trickline/ui/field.tsx'
import { useGlow } from '@trickline/ui/glow.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { animateLines, Line } from '@trickline/ui/line.tsx'
import { List } from '../lib/list.tsx'
import { Menu } from '@trickline/ui/menu.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { Pager } from '@trickline/ui/pager.tsx'
import { ProgressBar } from '@trickline/ui/progress-bar.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { Segmented } from '@trickline/ui/segmented.tsx'
import { Skeleton, SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { type Column, Table } from '@trickline/ui/table.tsx'
import { Tabs } from '@trickline/ui/tabs.tsx'
import { toast } from '@trickline/ui/toast.tsx'

type Person = { id: number; name: string; score: number | null; rule: string }

const people: Person[] = [
  { id: 1, name: 'Bartholomäus Wöhrmann-Échevarría', score: 48.36, rule: 'TJS v3.0' },
  { id: 2, name: 'Lucía Ñíguez', score: 7.5, rule: 'TJS v4.0' },
  { id: 3, name: 'Øyvind Łukasiewicz', score: null, rule: 'Without rules' },
]

const columns: Column<Person>[] = [
  { key: 'rank', head: '#', place: 'start', cell: ({ id }) => id, numeric: true },
  { key: 'name', head: 'Name', place: 'lead', cell: ({ name }) => name },
  { key: 'rule', head: 'Rule', cell: ({ rule }) => rule },
  { key: 'score', head: 'Score', place: 'end', cell: ({ score }) => <Score value={score} />, numeric: true },
]

export function ComponentPage() {
  return (
    <Page
      title="The kit"
      above="Development"
      below={<Badge>/dev/ui</Badge>}
      actions={(['light', 'dark'] as const).map((theme) => (
        <Button key={theme} onClick={() => chooseTheme(theme)}>
          {theme}
        </Button>
      ))}
      main={
        <Button kind="primary" icon={<Icon name="plus" />} onClick={() => animateLines()}>
          Main action
        </Button>
      }
    >
      <div className="grid gap-5 lg:grid-cols-2">
        {Object.entries(samples).map(([title, parts]) => (
          <Card key={title} className="flex min-w-0 flex-col gap-4">
            <h2 className="text-label font-medium text-soft">{title}</h2>
            {parts}
          </Card>
        ))}
      </div>
    </Page>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}

type WithStateProps<TValue> = {
  first: TValue
  children: (value: TValue, set: (value: TValue) => void) => ReactNode
}

function WithState<TValue>({ first, children }: WithStateProps<TValue>) {
  const [value, set] = useState(first)
  return children(value, set)
}

const samples: Record<string, ReactNode> = {
  Buttons: (
    <>
      {(['primary', 'quiet', 'danger'] as const).map((kind) => (
        <Row key={kind}>
          <Button kind={kind}>Publish</Button>
          <WithState first={false}>
            {(busy, setBusy) => (
              <Button kind={kind} busy={busy} busyText="Saving…" onClick={() => setBusy(true)}>
                Save round
              </Button>
            )}
          </WithState>
          <Button kind={kind} disabledReason="Possible once every round of the phase is published.">
            Not now
          </Button>
        </Row>
      ))}
      <Row>
        <IconButton icon="edit" label="Edit" />
        <IconButton
          icon="trash"
          label="Delete"
          disabledReason="It was published: it can no longer be deleted."
        />
        <Menu
          label="Actions"
          items={[
            { label: 'View', onChoose: () => toast({ text: 'Viewed' }) },
            { label: 'Publish', onChoose: () => undefined, disabledReason: 'The organizer publishes it' },
            { label: 'Delete', onChoose: () => toast({ text: 'Deleted', tone: 'bad' }), kind: 'danger' },
          ]}
        />
      </Row>
    </>
  ),
  Fields: (
    <>
      <TextField label="Name" placeholder="Open de Barcelona" hint="As people will search for it." />
      <TextField label="Email" defaultValue="lucia@" error="This is not an email address" />
      <SelectField label="Rule" defaultValue="4">
        <option value="3">TJS v3.0</option>
        <option value="4">TJS v4.0</option>
      </SelectField>
      <TextAreaField label="Comment" defaultValue="Landed on the feet." />
      <TextField label="Disabled" defaultValue="Closed" disabled />
    </>
  ),
  'Numbers and time': (
    <>
      <WithState first={45.04}>
        {(score, set) => <ScoreSample score={score} onGrow={() => set(score + 5.75)} />}
      </WithState>
      <Countdown until={serverNow() + 90_061_000} className="text-lead" />
      <Countdown until={serverNow() + 300_000} form="clock" className="text-score font-bold" />
      <ProgressBar label="Completion" percent={62} />
    </>
  ),
  Marks: (
    <>
      <Row>
        {(['rookie', 'amateur', 'pro', 'legendary'] as const).map((level) => (
          <LevelMark key={level} level={level} />
        ))}
        {(['idle', 'waiting', 'ready', 'live', 'done', 'public', 'stopped'] as const).map((tone) => (
          <StatusChip key={tone} tone={tone}>
            {tone}
          </StatusChip>
        ))}
      </Row>
      <Row>
        <Badge>TJS v4.0</Badge>
        <Avatar name="Lucía" surname="Ñíguez" size="big" />
        <Avatar name="Øyvind" surname="Łukasiewicz" />
        <Avatar name="Bartholomäus" size="small" />
      </Row>
      <Line />
    </>
  ),
  'Beads on the line': (
    <WithState first={12}>
      {(count, setCount) => (
        <>
          <BeadChart label={`${count} tricks`} beads={someBeads(count)} onTap={() => animateLines()} />
          <BeadChart label="Under review" beads={someBeads(8).map(underReview)} onTap={null} />
          <Row>
            {[1, 12, 60].map((tricks) => (
              <Button key={tricks} onClick={() => setCount(tricks)}>
                {tricks}
              </Button>
            ))}
            <Button onClick={() => setCount(count + 1)}>Land one</Button>
          </Row>
        </>
      )}
    </WithState>
  ),
  Choices: (
    <>
      <WithState<'one' | 'two' | 'three'> first="one">
        {(tab, setTab) => (
          <Tabs
            label="Phases"
            chosen={tab}
            onChoose={setTab}
            tabs={[
              { id: 'one', label: 'Qualifying 1' },
              { id: 'two', label: 'Final' },
              { id: 'three', label: 'Podium', disabled: true },
            ]}
          >
            {tab === 'one' ? 'The first phase.' : 'The last phase.'}
          </Tabs>
        )}
      </WithState>
      <WithState<string | null> first="fs">
        {(spin, setSpin) => (
          <Segmented
            label="Spin"
            value={spin}
            onChange={setSpin}
            onClear={() => setSpin(null)}
            segments={['fs', 'bs'].map((value) => ({ value, label: value.toUpperCase() }))}
          />
        )}
      </WithState>
      <Collapsible title="Combo 1" end={<Score value={22.25} size="small" />}>
        Four tricks.
      </Collapsible>
    </>
  ),
  'News and questions': (
    <>
      <Row>
        <ConfirmSample />
        <Button onClick={() => toast({ text: 'Trick removed', undo: () => animateLines() })}>
          With undo
        </Button>
        <Button onClick={() => toast({ text: 'Network error', tone: 'bad' })}>Bad news</Button>
      </Row>
      <Notice>Nothing to do here yet.</Notice>
      <Notice tone="good">Saved.</Notice>
      <Notice tone="bad" action={<Button>Try again</Button>}>
        The round was taken by another judge.
      </Notice>
    </>
  ),
  'Table and pager': (
    <>
      <Table
        caption="Scores"
        rows={people}
        rowKey={({ id }) => id}
        highlighted={({ id }) => id === 1}
        columns={columns}
      />
      <WithState first={1}>{(page, setPage) => <Pager page={page} pages={5} onPage={setPage} />}</WithState>
    </>
  ),
  'List of cards': (
    <WithState first={{ search: '', rule: '', page: 1 }}>
      {(values, setValues) => (
        <List
          rows={people}
          error={null}
          onRetry={() => undefined}
          failedTitle="The people could not be loaded"
          empty={<EmptyState title="Nobody yet" />}
          searchIn={({ name }) => name}
          searchHint="Name or surname"
          filters={[
            {
              name: 'rule',
              label: 'Rule',
              of: ({ rule }) => rule,
              options: people.map(({ rule }) => [rule, rule]),
            },
          ]}
          values={values}
          onChange={setValues}
          perPage={2}
          skeleton={<Skeleton className="h-20" />}
          className="grid-cols-2 gap-4"
        >
          {({ name }) => <Card>{name}</Card>}
        </List>
      )}
    </WithState>
  ),
  'Loading and empty': (
    <>
      <SkeletonRows count={3} />
      <EmptyState
        title="No rounds yet"
        text="They appear here when the competition starts."
        action={<Button kind="primary">Start</Button>}
      />
    </>
  ),
  'Part of a picture': (
    <Row>
      <CropSample title="Banner" width={1280} height={720} />
      <CropSample title="Portrait" width={400} height={400} round />
    </Row>
  ),
}

function someBeads(count: number): Bead[] {
  return Array.from({ length: count }, (_, place) => ({
    key: place,
    level: (['amateur', 'rookie', 'pro', 'legendary', 'amateur'] as const)[place % 5] ?? 'rookie',
    points: 1 + ((place * 37) % 90) / 10,
    joined: place % 6 > 2 && place % 6 < 5 && place < count - 1,
    grab: place % 4 === 1,
    dub: place % 9 === 4 ? '−50' : '',
    time: `0:${String(place).padStart(2, '0')}`,
    feedbackMark: 'plain',
    description: `Trick ${place + 1}`,
  }))
}

function underReview(bead: Bead, place: number): Bead {
  return { ...bead, points: null, feedbackMark: place > 4 ? 'open' : place === 2 ? 'wrong' : 'plain' }
}

function ScoreSample({ score, onGrow }: { score: number; onGrow: () => void }) {
  return (
    <Row>
      <Score value={score} size="big" className={useGlow(score)} />
      <Score value={7.5} />
      <Score value={null} />
      <Button onClick={onGrow}>Add a trick</Button>
    </Row>
  )
}

function ConfirmSample() {
  const confirm = useConfirm()
  const publish = async () => {
    const consequence = '8 scores become visible to everyone. 2 rounds are not validated by their athletes.'
    const sure = await confirm({ title: 'Publish the quarterfinal?', consequence, action: 'Publish' })
    if (sure) toast({ text: 'Published', tone: 'good' })
  }
  return <Button onClick={() => void publish()}>Ask first</Button>
}

function CropSample(frame: { title: string; width: number; height: number; round?: boolean }) {
  const [picture, setPicture] = useState<File | null>(null)
  const close = () => setPicture(null)
  return (
    <label>
      {frame.title} <input type="file" onChange={({ target }) => setPicture(target.files?.[0] ?? null)} />
      <CropDialog
        {...frame}
        picture={picture}
        quality={0.7}
        onClose={close}
        onUnreadable={close}
        onCrop={({ name, size }) => {
          close()
          toast({ text: `${name}, ${size} bytes` })
        }}
      />
    </label>
  )
}
