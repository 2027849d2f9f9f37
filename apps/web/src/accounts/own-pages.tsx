/** The person's public page, id at the federation, notices of their turn, and calendar (ranking §5 to §8). */
import { useQuery } from '@tanstack/react-query'
import { updateProfile } from '@trickline/contract/calls/people'
import { makeCalendar, readCalendar } from '@trickline/contract/calls/own-calendar'
import { isaIdForm, type ProfileInput } from '@trickline/contract/people'
import { useState } from 'react'
import { api } from '@trickline/client/api.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { useSession } from '@trickline/client/session.ts'
import { updateProfile as keepProfile } from '@trickline/client/stored-session.ts'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { TextField } from '@trickline/ui/field.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { SwitchRow } from '@trickline/ui/switch-row.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { paths } from '@trickline/views/paths.ts'
import { Loaded } from '../lib/loaded.tsx'
import { useAction } from '../lib/use-action.ts'
import { useForm } from '../lib/use-form.ts'

export function PublicPage() {
  const words = useMessages('athlete').page
  const profile = useSession()?.profile
  if (!profile) return null
  return (
    <div className="flex flex-col gap-3">
      <Choice
        words={words}
        isOn={profile.is_public}
        log="public-page"
        save={(is_public) => saved({ is_public })}
      />
      {profile.is_public ? (
        <a href={paths.liveAthlete(profile.id)} className={classNames(buttonClass(), 'self-start')}>
          {words.open}
        </a>
      ) : null}
      <IsaId initial={profile.isa_id} />
    </div>
  )
}

/** Whether the person is told when their turn is near; asks the browser for permission to show notifications. */
export function OwnTurn() {
  const words = useMessages('athlete').turn
  const profile = useSession()?.profile
  if (!profile) return null
  return <Choice words={words} isOn={profile.tells_turn ?? false} log="own-turn" save={saveTurn} />
}

async function saveTurn(tells_turn: boolean): Promise<void> {
  if (tells_turn && 'Notification' in window) await Notification.requestPermission()
  await saved({ tells_turn })
}

type ChoiceProps = {
  words: { text: string; on: string; off: string }
  isOn: boolean
  log: string
  save: (isOn: boolean) => Promise<void>
}

function Choice({ words, isOn, log, save }: ChoiceProps) {
  const { follow, busy } = useAction()
  const [chosen, setChosen] = useState<boolean>()
  const isShown = chosen ?? isOn
  const set = async (next: boolean) => {
    setChosen(next)
    await follow(save(next), { log, done: next ? words.on : words.off })
    setChosen(undefined)
  }
  return (
    <div className="-my-2">
      <SwitchRow
        name={words.on}
        text={words.text}
        checked={isShown}
        disabled={busy}
        onChange={(next) => void set(next)}
      />
    </div>
  )
}

function IsaId({ initial }: { initial: string | null }) {
  const words = useMessages('athlete').isaId
  const common = useMessages('common')
  const { field, busy, onSubmit } = useForm(isaIdForm, async (body) => {
    await saved(body)
    toast({ text: words.saved, tone: 'good' })
  })
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-end gap-3 sm:items-start">
      <TextField
        label={words.label}
        hint={words.hint}
        defaultValue={initial ?? ''}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        wrapperClassName="min-w-0 flex-1 basis-56"
        {...field('isa_id')}
      />
      <Button type="submit" busy={busy} className="sm:mt-6">
        {common.save}
      </Button>
    </form>
  )
}

async function saved(updatedUser: ProfileInput): Promise<void> {
  const { user } = await api(updateProfile, { body: { updatedUser } })
  await keepProfile(user)
}

export function OwnCalendar() {
  const words = useMessages('athlete').calendar
  const query = useQuery({
    queryKey: queryKeys.ownCalendar,
    queryFn: ({ signal }) => api(readCalendar, { signal }),
  })
  return (
    <Loaded {...query} failedTitle={words.title} skeleton={<Skeleton className="h-12" />}>
      {({ address }) => <CalendarAddress address={address} />}
    </Loaded>
  )
}

function CalendarAddress({ address }: { address: string | null }) {
  const words = useMessages('athlete').calendar
  const tokens = useMessages('account').tokens
  const confirm = useConfirm()
  const { follow, busy } = useAction()
  const make = async () => {
    const isWanted =
      address === null ||
      (await confirm({ title: words.another, consequence: words.anotherText, action: words.another }))
    if (isWanted) await follow(api(makeCalendar, {}), { log: 'calendar', refetches: [queryKeys.ownCalendar] })
  }
  const copy = async () => {
    await navigator.clipboard.writeText(address ?? '')
    toast({ text: tokens.copied, tone: 'good' })
  }
  return (
    <div className="flex flex-col gap-3">
      {address === null ? null : (
        <p
          aria-label={words.address}
          className="rounded-control bg-sunken p-3 font-mono [overflow-wrap:anywhere] select-all"
        >
          {address}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {/* the clipboard needs a secure context: https or localhost */}
        {address !== null && window.isSecureContext ? (
          <Button onClick={() => void copy()}>{tokens.copy}</Button>
        ) : null}
        <Button busy={busy} onClick={() => void make()}>
          {address === null ? words.make : words.another}
        </Button>
      </div>
    </div>
  )
}
