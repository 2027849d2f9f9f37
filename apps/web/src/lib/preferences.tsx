/** Selects for language, theme and mode. */
import { isLanguage, languageName, languages, locale } from '@trickline/messages/languages'
import { useLanguage } from '@trickline/ui/language.ts'
import { chooseLanguage } from './profile-language.ts'
import { useMode } from '@trickline/client/role-mode.ts'
import { useErrorText } from './error-text.ts'
import { logFailure } from '@trickline/client/log-failure.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { chooseTheme, useTheme } from '@trickline/ui/theme.ts'
import type { ReactNode } from 'react'
import { Icon } from '@trickline/ui/icon.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { toast } from '@trickline/ui/toast.tsx'

export function Preferences() {
  return (
    <>
      <LanguageSelect />
      <ThemeToggle />
    </>
  )
}

export function LanguageSelect({ labelled = false }: { labelled?: boolean }) {
  const common = useMessages('common')
  const language = useLanguage()
  const explain = useErrorText()
  const choose = async (code: string) => {
    if (!isLanguage(code)) return
    try {
      await chooseLanguage(code)
    } catch (error) {
      logFailure('the language was not written to the profile', error)
      toast({ text: explain(error), tone: 'bad' })
    }
  }
  return (
    <PreferenceSelect
      label={common.language}
      labelled={labelled}
      value={language}
      onChange={(code) => void choose(code)}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={locale(code)} className="bg-raised text-ink">
          {languageName(code)}
        </option>
      ))}
    </PreferenceSelect>
  )
}

export function ModeSelect() {
  const common = useMessages('common')
  const { modes, mode, chooseMode } = useMode()
  if (modes.length === 0) return null
  return (
    <PreferenceSelect
      label={common.mode}
      labelled
      value={mode ?? ''}
      onChange={(value) => chooseMode(modes.find((each) => each === value) ?? null)}
    >
      <option value="" className="bg-raised text-ink">
        {common.allModes}
      </option>
      {modes.map((each) => (
        <option key={each} value={each} className="bg-raised text-ink">
          {common.modes[each]}
        </option>
      ))}
    </PreferenceSelect>
  )
}

type SelectProps = {
  label: string
  labelled: boolean
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function PreferenceSelect({ label, labelled, value, onChange, children }: SelectProps) {
  return (
    <label className={`relative flex items-center justify-between ${labelled ? 'ps-3' : ''}`}>
      <span className={labelled ? 'text-soft' : 'sr-only'}>{label}</span>
      <select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-touch min-w-0 appearance-none rounded-control bg-transparent ps-3 pe-8 font-medium hover:bg-sunken"
      >
        {children}
      </select>
      <Icon name="down" className="pointer-events-none absolute end-2.5 size-3.5 text-soft" />
    </label>
  )
}

export function ThemeToggle() {
  const common = useMessages('common')
  const dark = useTheme() === 'dark'
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? common.toLight : common.toDark}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  )
}
