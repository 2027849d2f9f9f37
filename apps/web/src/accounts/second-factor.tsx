/** An admin's second factor: a first code of an authenticator app switches it on, another one off (accounts-and-people §18). */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as calls from '@trickline/contract/calls/second-factor'
import { useState } from 'react'
import { api } from '@trickline/client/api.ts'
import { Button } from '@trickline/ui/button.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { Loaded } from '../lib/loaded.tsx'
import { ShownOnce } from '../lib/shown-once.tsx'
import { useForm } from '../lib/use-form.ts'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'

const factorKey = ['second-factor'] as const

type Open = 'add' | 'remove' | { secret: string; picture: string } | { recoveryCodes: string[] }

export function SecondFactor() {
  const words = useMessages('account').secondFactor
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open>()
  const query = useQuery({
    queryKey: factorKey,
    queryFn: ({ signal }) => api(calls.getSecondFactor, { signal }),
  })
  const close = () => setOpen(undefined)
  const changed = async (next?: Open) => {
    setOpen(next)
    // with the factor, a role may have its rights again
    await queries.invalidateQueries()
  }
  return (
    <>
      <p className="text-soft">{words.text}</p>
      <Loaded {...query} failedTitle={words.failed} skeleton={<Skeleton className="h-11" />}>
        {({ is_on: isOn, is_needed: isNeeded, recovery_codes_left: left }) => (
          <>
            {isNeeded ? <Notice tone="bad">{words.needed}</Notice> : null}
            {isOn ? (
              <p>
                {words.on} {words.left(left)}
              </p>
            ) : null}
            <Button className="self-start" onClick={() => setOpen(isOn ? 'remove' : 'add')}>
              {isOn ? words.off : words.add}
            </Button>
          </>
        )}
      </Loaded>
      {open === 'add' ? <Start onClose={close} onStarted={setOpen} /> : null}
      {open === 'remove' ? <Removal onClose={close} onDone={() => void changed()} /> : null}
      {typeof open === 'object' && 'secret' in open ? (
        <Confirmation {...open} onClose={close} onDone={(recoveryCodes) => void changed({ recoveryCodes })} />
      ) : null}
      {typeof open === 'object' && 'recoveryCodes' in open ? (
        <ShownOnce
          title={words.codesTitle}
          text={words.codesText}
          secret={open.recoveryCodes.join('\n')}
          onClose={close}
        />
      ) : null}
    </>
  )
}

const bodies = () => import('@trickline/contract/second-factor')

type StartProps = { onClose: () => void; onStarted: (to: Open) => void }

function Start({ onClose, onStarted }: StartProps) {
  const words = useMessages('account')
  const { field, ...form } = useForm(
    async () => (await bodies()).addSecondFactorBody,
    async (body) => {
      const [{ secret, uri }, { renderSVG }] = await Promise.all([
        api(calls.addSecondFactor, { body }),
        import('uqr'),
      ])
      onStarted({ secret, picture: renderSVG(uri, { border: 2 }) })
    },
  )
  return (
    <FormDialog
      title={words.secondFactor.add}
      submit={words.secondFactor.next}
      busyText={words.changing}
      onClose={onClose}
      form={form}
    >
      <PasswordField label={words.presentPassword} autoComplete="current-password" {...field('password')} />
    </FormDialog>
  )
}

type ConfirmationProps = {
  secret: string
  picture: string
  onClose: () => void
  onDone: (recoveryCodes: string[]) => void
}

function Confirmation({ secret, picture, onClose, onDone }: ConfirmationProps) {
  const words = useMessages('account')
  const { field, ...form } = useForm(
    async () => (await bodies()).confirmSecondFactorBody,
    async (body) => onDone((await api(calls.confirmSecondFactor, { body })).recovery_codes),
  )
  return (
    <FormDialog
      title={words.secondFactor.add}
      submit={words.secondFactor.switchOn}
      busyText={words.changing}
      onClose={onClose}
      form={form}
    >
      <p>{words.secondFactor.scan}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt={words.secondFactor.qr}
        className="mx-auto size-48 rounded-control"
      />
      <div>
        <p className="text-label font-medium tracking-wide text-soft">{words.secondFactor.key}</p>
        <p className="rounded-control bg-sunken p-3 font-mono [overflow-wrap:anywhere] select-all">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
      <CodeField {...field('code')} />
    </FormDialog>
  )
}

function Removal({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const words = useMessages('account')
  const hint = useMessages('accounts').codeHint
  const { field, ...form } = useForm(
    async () => (await bodies()).removeSecondFactorBody,
    async (body) => {
      await api(calls.removeSecondFactor, { body })
      toast({ text: words.secondFactor.offDone, tone: 'good' })
      onDone()
    },
  )
  return (
    <FormDialog
      title={words.secondFactor.offQuestion}
      submit={words.secondFactor.off}
      busyText={words.changing}
      kind="danger"
      onClose={onClose}
      form={form}
    >
      <p>{words.secondFactor.offText}</p>
      <PasswordField label={words.presentPassword} autoComplete="current-password" {...field('password')} />
      <CodeField hint={hint} {...field('code')} />
    </FormDialog>
  )
}
