/** End of the header on wide screens: mode, language, theme, account. */
import { AccountMenu, type UnsavedWork } from './account-menu.tsx'
import { LanguageSelect, ModeSelect, ThemeToggle } from '../lib/preferences.tsx'

export function WideMenu({ countUnsavedWork }: { countUnsavedWork: () => UnsavedWork }) {
  return (
    <>
      <ModeSelect />
      <LanguageSelect />
      <ThemeToggle />
      <AccountMenu countUnsavedWork={countUnsavedWork} />
    </>
  )
}
