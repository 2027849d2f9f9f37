/** The form of one's own profile (screens §18). It is sent as a whole; leaving it with changes asks first. */
import * as z from 'zod/mini'
import { after } from '@trickline/contract/fields'
import { type PersonFull, profileInput, slacklineYears } from '@trickline/contract/people'
import { isLanguage, languageName, languages, locale } from '@trickline/messages/languages'
import { useRef } from 'react'
import { updateProfile } from '@trickline/client/stored-session.ts'
import { executeMutation } from '@trickline/client/mutation.ts'
import { currentLanguage } from '@trickline/ui/device-language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { currentSession } from '@trickline/client/session.ts'
import { useForm } from '../lib/use-form.ts'
import { useUnsaved } from '../lib/use-unsaved.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Dock } from '@trickline/ui/dock.tsx'
import { SelectField, TextField } from '@trickline/ui/field.tsx'
import { FormProblem } from '@trickline/ui/form-problem.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { ProfilePart } from './profile-part.tsx'
import { ResidenceFields } from './residence-fields.tsx'
import { phoneOf, phoneParts } from './phone.ts'
import { completeLink, socialSites } from './social-links.ts'
import { saveProfile } from './mutations.ts'

type Props = { user: PersonFull; onDone: () => void }

export function EditProfile({ user, onDone }: Props) {
  const words = useMessages('people')
  const common = useMessages('common')
  const changes = useUnsavedChanges()
  const { field, problem, busy, onSubmit } = useForm(profileForm, async (updatedUser) => {
    const { user: saved } = await executeMutation(saveProfile, { id: user.id, updatedUser }).answer
    changes.markSaved()
    await updateProfile(saved)
    toast({ text: words.saved, tone: 'good' })
    onDone()
  })
  return (
    <form
      noValidate
      aria-label={words.edit}
      onSubmit={onSubmit}
      onInput={changes.markChanged}
      className="flex flex-col gap-6 lg:gap-0"
    >
      <FormProblem text={problem} />
      <ProfilePart title={words.parts.profile}>
        <div className={twoColumnsClass}>
          <NameFields user={user} field={field} />
          <SinceField user={user} field={field} />
        </div>
      </ProfilePart>
      <ProfilePart title={words.parts.residence}>
        <ResidenceFields user={user} field={field} />
      </ProfilePart>
      <ProfilePart title={words.links}>
        <LinkFields user={user} field={field} />
      </ProfilePart>
      <ProfilePart title={words.parts.hidden}>
        <div className={twoColumnsClass}>
          <LanguageField user={user} field={field} />
          <GenderField user={user} field={field} />
          <PhoneFields user={user} field={field} />
        </div>
      </ProfilePart>
      <Dock className="sm:justify-end sm:border-t sm:border-hair sm:pt-5">
        <Button onClick={onDone}>{common.cancel}</Button>
        <Button type="submit" kind="primary" busy={busy} busyText={common.saving}>
          {common.save}
        </Button>
      </Dock>
    </form>
  )
}

const twoColumnsClass = 'grid items-start gap-5 sm:grid-cols-2'

type FieldsProps = { user: PersonFull; field: ReturnType<typeof useForm>['field'] }

function NameFields({ user, field }: FieldsProps) {
  const words = useMessages('people')
  return (
    <>
      <TextField
        label={words.name}
        required
        autoComplete="given-name"
        defaultValue={user.name}
        {...field('name')}
      />
      <TextField
        label={words.surname}
        required
        autoComplete="family-name"
        defaultValue={user.surname}
        {...field('surname')}
      />
      <TextField
        label={words.username}
        hint={words.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        defaultValue={user.username ?? ''}
        {...field('username')}
      />
    </>
  )
}

function LanguageField({ user, field }: FieldsProps) {
  const words = useMessages('people')
  return (
    <SelectField
      // the language menu may have changed it, and saving must not change it back
      key={user.language}
      label={words.language}
      defaultValue={user.language || currentLanguage()}
      {...field('language')}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={locale(code)}>
          {languageName(code)}
        </option>
      ))}
      {user.language === '' || isLanguage(user.language) ? null : (
        <option value={user.language}>{user.language}</option>
      )}
    </SelectField>
  )
}

function SinceField({ user, field }: FieldsProps) {
  const words = useMessages('people')
  const { first, last } = slacklineYears(new Date(serverNow()))
  return (
    <TextField
      label={words.slacklineSince}
      hint={words.slacklineSinceHint(first, last)}
      type="number"
      inputMode="numeric"
      min={first}
      max={last}
      defaultValue={user.slackline_since ?? ''}
      {...field('slackline_since')}
    />
  )
}

function GenderField({ user, field }: FieldsProps) {
  const words = useMessages('people')
  return (
    <SelectField
      label={words.gender}
      hint={words.genderHint}
      defaultValue={user.gender ?? ''}
      {...field('gender')}
    >
      <option value="">{words.genderNotSaid}</option>
      <option value="female">{words.genders.female}</option>
      <option value="male">{words.genders.male}</option>
    </SelectField>
  )
}

function PhoneFields({ user, field }: FieldsProps) {
  const words = useMessages('people')
  const phone = phoneParts(user.phone)
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 sm:col-span-2">
      <TextField
        label={words.phoneCode}
        inputMode="tel"
        autoComplete="tel-country-code"
        placeholder="+34"
        maxLength={6}
        defaultValue={phone.code}
        {...field('phone_code')}
      />
      <TextField
        label={words.phone}
        type="tel"
        autoComplete="tel-national"
        defaultValue={phone.number}
        {...field('phone')}
      />
      <p className="col-span-2 text-label text-soft">{words.phoneHint}</p>
    </div>
  )
}

function LinkFields({ user, field }: FieldsProps) {
  const words = useMessages('people')
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 sm:*:first:col-span-2">
      {socialSites.map((site) => (
        <TextField
          key={site}
          label={words.sites[site]}
          hint={words.siteHints[site]}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={user.social_links[site] ?? ''}
          {...field(`social_links.${site}`)}
        />
      ))}
    </div>
  )
}

const controlValues = z.record(z.string(), z.string())

const profileForm = after((values) => {
  const { phone_code = '', phone = '', ...plain } = controlValues.parse(values)
  const links = socialSites.map((site) => [site, completeLink(site, plain[`social_links.${site}`] ?? '')])
  return {
    // a disabled select sends no value
    state_id: '',
    city_id: '',
    ...plain,
    phone: phoneOf(phone_code, phone),
    social_links: Object.fromEntries(links),
  }
}, profileInput)

function useUnsavedChanges() {
  const { leave } = useMessages('people')
  const changed = useRef(false)
  useUnsaved({
    question: () => (changed.current ? leave : null),
    isLostOnClose: () => changed.current && currentSession() !== null,
  })
  return {
    markChanged: () => void (changed.current = true),
    markSaved: () => void (changed.current = false),
  }
}
