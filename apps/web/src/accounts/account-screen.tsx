/** `/account`: address, password, sessions, data export and deletion of the account (accounts-and-people §11, §12). */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import {
  changeEmailBody,
  changePasswordBody,
  deleteAccountBody,
  type SessionRow,
} from '@trickline/contract/accounts'
import { isAdmin } from '@trickline/competition/roles'
import * as calls from '@trickline/contract/calls/accounts'
import { type ReactNode, useId, useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { clearSession } from '@trickline/client/stored-session.ts'
import { defineMutation } from '@trickline/client/mutation.ts'
import { useOptimisticData } from '@trickline/client/optimistic-data.ts'
import { api } from '@trickline/client/api.ts'
import { useAction } from '../lib/use-action.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { saveFile } from '../lib/save-file.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { useDeviceName } from '../lib/device-name.ts'
import { duringLogout, usePerson, useSession } from '@trickline/client/session.ts'
import { useForm } from '../lib/use-form.ts'
import { Badge } from '@trickline/ui/badge.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { TextField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { FormProblem } from '@trickline/ui/form-problem.tsx'
import { Loaded } from '../lib/loaded.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { NamedResults } from './named-results.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { OwnCalendar, OwnTurn, PublicPage } from './own-pages.tsx'
import { PasswordField } from './password-field.tsx'
import { SecondFactor } from './second-factor.tsx'
import { PersonalTokens } from './personal-tokens.tsx'
import { linkClass } from './login-form.tsx'

const sessionsKey = ['sessions'] as const

const endOneSession = defineMutation({
  name: 'end-session',
  hasNoEvent: true,
  queryKey: () => sessionsKey,
  optimistic: (sessions: SessionRow[], { id }: { id: number }) =>
    sessions.filter((session) => session.id !== id),
  call: calls.endSession,
  request: ({ id }) => ({ params: { id } }),
})

export function AccountScreen() {
  const words = useMessages('account')
  const athlete = useMessages('athlete')
  return (
    <Page
      title={words.title}
      above={
        <Link to={paths.ownProfile} className={linkClass}>
          {words.toProfile}
        </Link>
      }
    >
      <div className="flex flex-col gap-9 lg:gap-11">
        <div className="flex flex-col gap-3 empty:hidden">
          <NamedResults />
        </div>
        <Group title={words.groups.signIn}>
          <div className={partsClass}>
            <Address />
            <Password />
            <OfAdmins />
          </div>
          <div className={partsClass}>
            <Sessions />
          </div>
        </Group>
        <Group title={words.groups.competitions}>
          <div className={partsClass}>
            <Part title={athlete.page.title}>
              <PublicPage />
            </Part>
          </div>
          <div className={partsClass}>
            <Part title={athlete.turn.title}>
              <OwnTurn />
            </Part>
            <Part title={athlete.calendar.title} text={athlete.calendar.text}>
              <OwnCalendar />
            </Part>
          </div>
        </Group>
        <Group title={words.groups.data}>
          <div className={partsClass}>
            <Data />
            <Deletion />
          </div>
          <div className={partsClass}>
            <Part title={words.tokens.title} text={words.tokens.text}>
              <PersonalTokens />
            </Part>
          </div>
        </Group>
      </div>
    </Page>
  )
}

/** Its title is a bead's name on a line across the page; two cards of parts side by side. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3 flex items-center gap-3 text-score font-bold">
        <span aria-hidden="true" className="size-3.5 shrink-0 rounded-full bg-ink" />
        {title}
        <span aria-hidden="true" className="flex-1 border-t-[1.5px] border-ink" />
      </h2>
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-5">{children}</div>
    </div>
  )
}

const partsClass = classNames(cardClass, 'min-w-0 divide-y divide-hair px-4 sm:px-5')

/** A separate component, so that the end of the session renders nothing else anew, which would fetch without a session. */
function OfAdmins() {
  const words = useMessages('account')
  const person = usePerson()
  return person !== null && isAdmin(person) ? (
    <Part title={words.secondFactor.title}>
      <SecondFactor />
    </Part>
  ) : null
}

type PartProps = { title: string; text?: string; action?: ReactNode; children?: ReactNode }

function Part({ title, text, action, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-52">
          <h3 id={id} className="text-lead font-semibold">
            {title}
          </h3>
          {text ? <p className="text-pretty text-soft">{text}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}

/** Closed at first, as its form is rarely needed. */
function FoldedPart({ title, text, children }: Pick<PartProps, 'title' | 'text' | 'children'>) {
  return (
    <section aria-label={title}>
      <Collapsible
        look="part"
        title={
          <>
            <h3 className="text-lead">{title}</h3>
            {text ? (
              <span className="block font-normal [overflow-wrap:anywhere] text-soft">{text}</span>
            ) : null}
          </>
        }
      >
        {children}
      </Collapsible>
    </section>
  )
}

/** The password is the last field, because Enter in it submits the form. */
function Address() {
  const words = useMessages('account')
  const email = useSession()?.profile.email ?? ''
  const [sentTo, setSentTo] = useState<string>()
  const { field, problem, busy, onSubmit } = useForm(changeEmailBody, async (body) => {
    await api(calls.changeEmail, { body })
    setSentTo(body.email)
  })
  return (
    <FoldedPart title={words.emailTitle} text={words.emailText(email)}>
      {sentTo === undefined ? (
        <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
          <FormProblem text={problem} />
          <TextField
            label={words.newEmail}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...field('email')}
          />
          <PresentPassword field={field} />
          <Button type="submit" busy={busy} busyText={words.changing} className="self-start">
            {words.changeEmail}
          </Button>
        </form>
      ) : (
        <Notice tone="good">
          <p className="font-semibold">{words.emailSent(sentTo)}</p>
          <p className="mt-1 text-ink">{words.emailSentText}</p>
        </Notice>
      )}
    </FoldedPart>
  )
}

function Password() {
  const accounts = useMessages('accounts')
  const words = useMessages('account')
  const email = useSession()?.profile.email ?? ''
  const queries = useQueryClient()
  const [times, setTimes] = useState(0)
  const { field, problem, busy, onSubmit } = useForm(changePasswordBody, async (body) => {
    await api(calls.changePassword, { body })
    setTimes((before) => before + 1)
    toast({ text: words.passwordChanged, tone: 'good' })
    await queries.invalidateQueries({ queryKey: sessionsKey })
  })
  return (
    <FoldedPart title={words.passwordTitle}>
      <form key={times} noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
        <FormProblem text={problem} />
        {/* for password managers */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PresentPassword field={field} />
        <NewPasswordFields label={accounts.newPassword} field={field} prefix="new_" />
        <Button type="submit" busy={busy} busyText={words.changing} className="self-start">
          {words.changePassword}
        </Button>
      </form>
    </FoldedPart>
  )
}

function PresentPassword({ field }: { field: ReturnType<typeof useForm>['field'] }) {
  const words = useMessages('account')
  return (
    <PasswordField label={words.presentPassword} autoComplete="current-password" {...field('password')} />
  )
}

function Sessions() {
  const words = useMessages('account')
  const query = useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await api(calls.sessions, { signal })).sessions,
  })
  const sessions = useOptimisticData(sessionsKey, query.data)
  return (
    <Part title={words.sessionsTitle}>
      <Loaded
        {...query}
        data={sessions}
        failedTitle={words.sessionsFailed}
        skeleton={<Skeleton className="h-16" />}
      >
        {(shown) => (
          <ul className="-my-2 divide-y divide-hair">
            {shown.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
    </Part>
  )
}

function SessionItem({ session }: { session: SessionRow }) {
  const words = useMessages('account')
  const { run } = useAction()
  const format = useFormat()
  const name = useDeviceName(session.user_agent)
  const end = () => run(endOneSession, { id: session.id }, { done: { text: words.sessionEnded(name) } })
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {session.is_current ? <Badge>{words.thisOne}</Badge> : null}
        </p>
        <p className="text-label text-soft">
          {words.sessionTimes(format.relative(session.used_at, serverNow()), format.date(session.created_at))}
        </p>
      </div>
      {/* logging out ends the current session and warns about unsent work */}
      {session.is_current ? null : (
        <Button aria-label={words.endNamed(name)} onClick={() => void end()}>
          {words.end}
        </Button>
      )}
    </li>
  )
}

function Data() {
  const words = useMessages('account')
  const { follow, busy } = useAction()
  return (
    <Part
      title={words.exportTitle}
      text={words.exportText}
      action={
        <Button
          busy={busy}
          busyText={words.exporting}
          onClick={() => void follow(download(), { log: 'export-account' })}
        >
          {words.export}
        </Button>
      }
    />
  )
}

async function download(): Promise<void> {
  const exported = await api(calls.exportAccount, {})
  const name = `trickline-${exported.exported_at.slice(0, 10)}.json`
  saveFile(name, new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' }))
}

function Deletion() {
  const words = useMessages('account')
  const [open, setOpen] = useState(false)
  return (
    <Part
      title={words.deleteTitle}
      text={words.deleteText}
      action={
        <Button kind="danger" onClick={() => setOpen(true)}>
          {words.delete}
        </Button>
      }
    >
      {open ? <DeletionDialog onClose={() => setOpen(false)} /> : null}
    </Part>
  )
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages('account')
  const navigate = useNavigate()
  const { field, ...form } = useForm(deleteAccountBody, async (body) => {
    await duringLogout(async () => {
      await api(calls.deleteAccount, { body })
      await clearSession('deleted')
    })
    await navigate({ to: paths.signIn })
  })
  return (
    <FormDialog
      title={words.deleteQuestion}
      submit={words.delete}
      busyText={words.deleting}
      kind="danger"
      onClose={onClose}
      form={form}
    >
      <Items title={words.goes} items={words.goesList} />
      <Items title={words.stays} items={words.staysList} />
      <PresentPassword field={field} />
    </FormDialog>
  )
}

function Items({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 list-disc ps-5 text-soft">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
