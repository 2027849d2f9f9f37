/** The sign-in on the front page: a plain form that `browser/sign-in.ts` sends (screens §2). */
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { controlClass } from '@trickline/ui/control-class.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { Line } from '@trickline/ui/line.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import { pagePaths, paths } from '@trickline/views/paths.ts'
import { headingClass } from './front-parts.tsx'
import { type DemoAccounts, DemoPeople } from '@trickline/views/people/demo-people.tsx'

export function FrontSignIn({ people }: { people: DemoAccounts | null }) {
  const words = useMessages('front')
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 px-4 pb-12 sm:px-6 md:grid-cols-[minmax(0,1fr)_26rem] md:grid-rows-[auto_1fr] lg:gap-x-20">
      <div>
        <h2 className={headingClass}>{words.join}</h2>
        <p className="mt-2 max-w-reading text-pretty text-soft">{words.joinText}</p>
      </div>
      <div className="max-w-md md:col-start-2 md:row-span-2 md:row-start-1">
        <Sides />
        <Line className="-my-2.5" />
        <div className="pt-8">
          <SignInForm />
        </div>
      </div>
      {people && people.people.length > 0 ? (
        <div className="md:-mt-12">
          <DemoPeople accounts={people} />
        </div>
      ) : null}
    </div>
  )
}

/** Registering is a page of the app. */
function Sides() {
  const words = useMessages('accounts')
  const side = 'relative flex min-h-14 items-center px-4 pb-2 text-lead font-semibold whitespace-nowrap'
  return (
    <div className="-ms-4 flex w-fit sm:gap-2">
      <span className={side}>
        {words.signIn}
        <span
          aria-hidden="true"
          className="absolute start-1/2 -bottom-[7px] z-10 -ms-[7px] block size-3.5 rounded-full border-[1.5px] border-ink bg-accent"
        />
      </span>
      <a href={pagePaths.register} className={classNames(side, 'text-soft hover:text-ink')}>
        {words.register}
      </a>
    </div>
  )
}

function SignInForm() {
  const words = useMessages('accounts')
  const common = useMessages('common')
  const fields = useMessages('fields')
  const said = {
    ...Object.fromEntries(codes.map((code) => [code, fields[code]])),
    'no-authorization': words.noAuthorization,
    'no-answer': common.noAnswer,
    failed: common.failed(''),
  }
  return (
    <form
      noValidate
      method="post"
      aria-label={words.signIn}
      data-sign-in=""
      data-words={JSON.stringify(said)}
      className="flex flex-col gap-5"
    >
      <div hidden tabIndex={-1} data-problem="">
        <Notice tone="bad">
          <span data-text="" />
        </Notice>
      </div>
      <FormField label={words.email} name="email" type="email" autoComplete="username" />
      <FormField
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        className="pe-14"
        end={<PasswordSwitch />}
      />
      {/* shown once the server asks for the code */}
      <FormField
        label={words.code}
        name="code"
        autoComplete="one-time-code"
        hint={words.codeHint}
        disabled
        wrapper={{ hidden: true, 'data-code': '' }}
      />
      <Button type="submit" kind="primary" className="w-full">
        {words.signIn}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6">
        <a href={paths.forgotPassword} className={linkClass}>
          {words.forgotLink}
        </a>
        <a href={pagePaths.register} className={linkClass}>
          {words.toRegister}
        </a>
      </div>
    </form>
  )
}

/** Codes with which a field of this form can be refused (contract/accounts.ts, loginBody). */
const codes = ['required', 'invalid-email', 'too-long', 'invalid'] as const

const linkClass =
  'inline-flex min-h-touch items-center font-medium underline decoration-edge underline-offset-4 hover:decoration-ink'

type FieldProps = ComponentProps<'input'> & {
  label: string
  name: string
  end?: ReactNode
  hint?: string
  wrapper?: ComponentProps<'div'> & { 'data-code'?: string }
}

function FormField({ label, name, end, hint, wrapper, className, ...input }: FieldProps) {
  return (
    <div {...wrapper} className="flex flex-col gap-1.5 [&[hidden]]:hidden">
      <label htmlFor={name} className="text-label font-medium tracking-wide text-soft">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={name}
          name={name}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={hint === undefined ? `${name}-error` : `${name}-hint ${name}-error`}
          className={classNames(controlClass, className)}
        />
        {end ? <div className="absolute inset-y-0 end-0 flex items-center pe-0.5">{end}</div> : null}
      </div>
      {hint === undefined ? null : (
        <p id={`${name}-hint`} className="text-label text-soft">
          {hint}
        </p>
      )}
      <p
        hidden
        id={`${name}-error`}
        className="flex items-start gap-1.5 text-label font-medium text-danger [&[hidden]]:hidden"
      >
        <Icon name="warning" className="mt-px size-4 shrink-0" />
        <span data-text="" />
      </p>
    </div>
  )
}

function PasswordSwitch() {
  const words = useMessages('accounts')
  return (
    <>
      {(['eye', 'eye-off'] as const).map((icon) => (
        <IconButton
          key={icon}
          icon={icon}
          label={icon === 'eye' ? words.showPassword : words.hidePassword}
          aria-pressed={icon === 'eye-off'}
          hidden={icon === 'eye-off'}
          data-password-switch=""
          className="size-11 text-soft [&[hidden]]:hidden"
        />
      ))}
    </>
  )
}
