/** `/dev/ui` in development: every part of the kit in its states. A new part gets its place here. */
import { type ReactNode, useState } from 'react'
import { serverNow } from '../lib/server-time.ts'
import { chooseTheme } from '../lib/theme.ts'
import { Avatar } from './avatar.tsx'
import { Badge, LevelBadge, StatusChip } from './badge.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Collapsible } from './collapsible.tsx'
import { useConfirm } from './confirm.tsx'
import { Countdown } from './countdown.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { SelectField, TextAreaField, TextField } from './field.tsx'
import { useGlow } from './glow.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { Line, swingLines } from './line.tsx'
import { List } from './list.tsx'
import { Menu } from './menu.tsx'
import { Notice } from './notice.tsx'
import { Page } from './page.tsx'
import { Pager } from './pager.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { Score } from './score.tsx'
import { Segmented } from './segmented.tsx'
import { Skeleton, SkeletonRows } from './skeleton.tsx'
import { type Column, Table } from './table.tsx'
import { Tabs } from './tabs.tsx'
import { toast } from './toast.tsx'

const people = [
  { id: 1, name: 'Bartholomäus', surname: 'Wöhrmann-Échevarría', score: 48.36, rule: 'TJS v3.0' },
  { id: 2, name: 'Lucía', surname: 'Ñíguez', score: 7.5, rule: 'TJS v4.0' },
  { id: 3, name: 'Øyvind', surname: 'Łukasiewicz', score: null, rule: 'Without rules' },
]

type Person = (typeof people)[number]

const columns: Column<Person>[] = [
  { key: 'rank', head: '#', place: 'start', cell: (person) => person.id, numeric: true },
  { key: 'name', head: 'Name', place: 'lead', cell: (person) => `${person.name} ${person.surname}` },
  { key: 'rule', head: 'Rule', cell: (person) => person.rule },
  {
    key: 'score',
    head: 'Score',
    place: 'end',
    numeric: true,
    cell: (person) => <Score value={person.score} />,
  },
]

export function ComponentPage() {
  return (
    <Page
      title="The kit"
      above="Development"
      below={<Badge>/dev/ui</Badge>}
      actions={
        <>
          <Button onClick={() => chooseTheme('light')}>Light</Button>
          <Button onClick={() => chooseTheme('dark')}>Dark</Button>
        </>
      }
      main={
        <Button kind="primary" icon={<Icon name="plus" />} onClick={() => swingLines()}>
          Main action
        </Button>
      }
    >
      <div className="grid gap-5 lg:grid-cols-2">
        <Buttons />
        <Fields />
        <Numbers />
        <Marks />
        <Choices />
        <News />
        <Lists />
        <CardList />
        <Waiting />
        <Pictures />
      </div>
    </Page>
  )
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex min-w-0 flex-col gap-4">
      <h2 className="text-label font-medium text-soft">{title}</h2>
      {children}
    </Card>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}

function Buttons() {
  const [busy, setBusy] = useState(false)
  return (
    <Sample title="Buttons">
      {(['primary', 'quiet', 'danger'] as const).map((kind) => (
        <Row key={kind}>
          <Button kind={kind}>Publish</Button>
          <Button kind={kind} busy={busy} busyText="Saving…" onClick={() => setBusy(true)}>
            Save round
          </Button>
          <Button kind={kind} whyNot="Possible once every round of the phase is published.">
            Not now
          </Button>
        </Row>
      ))}
      <Row>
        <IconButton icon="edit" label="Edit" />
        <IconButton icon="trash" label="Delete" whyNot="It was published: it can no longer be deleted." />
        <Menu
          label="Actions"
          items={[
            { label: 'View', onChoose: () => toast({ text: 'Viewed' }) },
            { label: 'Publish', onChoose: () => undefined, whyNot: 'The organizer publishes it' },
            { label: 'Delete', onChoose: () => toast({ text: 'Deleted', tone: 'bad' }), kind: 'danger' },
          ]}
        />
        <Button onClick={() => setBusy(false)}>Not busy</Button>
      </Row>
    </Sample>
  )
}

function Fields() {
  return (
    <Sample title="Fields">
      <TextField label="Name" placeholder="Open de Barcelona" hint="As people will search for it." />
      <TextField label="Email" defaultValue="lucia@" error="This is not an email address" />
      <SelectField label="Rule" defaultValue="4">
        <option value="3">TJS v3.0</option>
        <option value="4">TJS v4.0</option>
      </SelectField>
      <TextAreaField label="Comment" defaultValue="Landed on the feet." />
      <TextField label="Disabled" defaultValue="Closed" disabled />
    </Sample>
  )
}

function Numbers() {
  const [score, setScore] = useState(45.04)
  const glow = useGlow(score)
  return (
    <Sample title="Numbers and time">
      <Score value={score} size="big" className={glow} />
      <Row>
        <Score value={7.5} />
        <Score value={118.25} />
        <Score value={null} />
        <Button onClick={() => setScore(score + 5.75)}>Add a trick</Button>
      </Row>
      <Countdown until={serverNow() + 90_061_000} className="text-lead" />
      <Countdown until={serverNow() + 300_000} form="clock" className="text-score font-bold" />
      <ProgressBar label="Completion" percent={62} />
    </Sample>
  )
}

function Marks() {
  return (
    <Sample title="Marks">
      <Row>
        <LevelBadge level="rookie">Rookie</LevelBadge>
        <LevelBadge level="amateur">Amateur</LevelBadge>
        <LevelBadge level="pro">Pro</LevelBadge>
        <LevelBadge level="legendary">Legendary</LevelBadge>
      </Row>
      <Row>
        {(['idle', 'waiting', 'ready', 'live', 'done', 'public', 'stopped'] as const).map((tone) => (
          <StatusChip key={tone} tone={tone}>
            {tone}
          </StatusChip>
        ))}
      </Row>
      <Row>
        <Badge>TJS v4.0</Badge>
        <Badge>12</Badge>
        <Avatar name="Lucía" surname="Ñíguez" size="big" />
        <Avatar name="Øyvind" surname="Łukasiewicz" />
        <Avatar name="Bartholomäus" size="small" />
      </Row>
      <Line />
      <Button onClick={() => swingLines()}>Swing</Button>
    </Sample>
  )
}

function Choices() {
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one')
  const [spin, setSpin] = useState<'fs' | 'bs' | null>('fs')
  return (
    <Sample title="Choices">
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
      <Segmented
        label="Spin"
        value={spin}
        onChange={setSpin}
        onClear={() => setSpin(null)}
        segments={[
          { value: 'fs', label: 'FS' },
          { value: 'bs', label: 'BS' },
        ]}
      />
      <Collapsible title="Combo 1" end={<Score value={22.25} size="small" />}>
        Four tricks.
      </Collapsible>
    </Sample>
  )
}

function News() {
  const confirm = useConfirm()
  const publish = async () => {
    const sure = await confirm({
      title: 'Publish the quarterfinal?',
      consequence: '8 scores become visible to everyone. 2 rounds are not validated by their athletes.',
      action: 'Publish',
    })
    if (sure) toast({ text: 'Published', tone: 'good' })
  }
  return (
    <Sample title="News and questions">
      <Row>
        <Button onClick={() => void publish()}>Ask first</Button>
        <Button onClick={() => toast({ text: 'Trick removed', undo: () => swingLines() })}>With undo</Button>
        <Button onClick={() => toast({ text: 'Error de red o respuesta indefinida', tone: 'bad' })}>
          Bad news
        </Button>
      </Row>
      <Notice>Nothing to do here yet.</Notice>
      <Notice tone="good">Saved.</Notice>
      <Notice tone="bad" action={<Button>Try again</Button>}>
        The round was taken by another judge.
      </Notice>
    </Sample>
  )
}

function Lists() {
  const [page, setPage] = useState(1)
  return (
    <Sample title="Table and pager">
      <Table
        caption="Scores"
        rows={people}
        rowKey={(person) => person.id}
        highlighted={(person) => person.id === 1}
        columns={columns}
      />
      <Pager page={page} pages={5} onPage={setPage} />
    </Sample>
  )
}

function CardList() {
  const [values, setValues] = useState({ search: '', rule: '', page: 1 })
  return (
    <Sample title="List of cards">
      <List
        rows={people}
        error={null}
        onRetry={() => undefined}
        failedTitle="The people could not be loaded"
        empty={<EmptyState title="Nobody yet" />}
        searchIn={({ name, surname }) => `${name} ${surname}`}
        searchHint="Name or surname"
        filters={[
          {
            name: 'rule',
            label: 'Rule',
            of: (person) => person.rule,
            options: people.map(({ rule }) => [rule, rule]),
          },
        ]}
        values={values}
        onChange={setValues}
        perPage={2}
        skeleton={<Skeleton className="h-20" />}
        className="grid-cols-2 gap-4"
      >
        {(person) => (
          <Card>
            {person.name} {person.surname}
          </Card>
        )}
      </List>
    </Sample>
  )
}

function Waiting() {
  return (
    <Sample title="Loading and empty">
      <SkeletonRows count={3} />
      <EmptyState
        title="No rounds yet"
        text="They appear here when the competition starts."
        action={<Button kind="primary">Start</Button>}
      />
    </Sample>
  )
}

function Pictures() {
  const [picture, setPicture] = useState<File | null>(null)
  const [round, setRound] = useState(false)
  const close = () => setPicture(null)
  return (
    <Sample title="Part of a picture">
      <label>
        <input type="checkbox" checked={round} onChange={({ target }) => setRound(target.checked)} /> Round
      </label>
      <input
        type="file"
        aria-label="Picture"
        onChange={({ target }) => setPicture(target.files?.[0] ?? null)}
      />
      <CropDialog
        picture={picture}
        title="Crop it"
        width={round ? 400 : 1280}
        height={round ? 400 : 720}
        quality={0.7}
        round={round}
        onClose={close}
        onUnreadable={close}
        onCrop={(jpeg) => {
          close()
          toast({ text: `${jpeg.name}, ${jpeg.size} bytes` })
        }}
      />
    </Sample>
  )
}
