/** Language and theme: kept on the device, open to everyone. */
import { languages } from '@trickline/messages/languages'
import { isLanguage, languageNames, useLanguage } from '../lib/language.ts'
import { changeLanguage, useMessages } from '../lib/messages.ts'
import { chooseTheme, useTheme } from '../lib/theme.ts'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'

/** Both, for the corner of the pages before the sign-in. */
export function Preferences() {
  return (
    <>
      <LanguageSelect />
      <ThemeToggle />
    </>
  )
}

export function LanguageSelect() {
  const common = useMessages('common')
  const language = useLanguage()
  return (
    <label className="relative inline-flex items-center">
      <span className="sr-only">{common.language}</span>
      <select
        value={language}
        onChange={({ target }) => isLanguage(target.value) && void changeLanguage(target.value)}
        className="min-h-touch appearance-none rounded-control bg-transparent ps-3 pe-8 font-medium hover:bg-sunken"
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code} className="bg-raised text-ink">
            {languageNames[code]}
          </option>
        ))}
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
