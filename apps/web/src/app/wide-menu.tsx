/** At the end of the head where there is room: mode, language, theme, and who is signed in. */
import { AccountMenu, type UnsavedWork } from './account-menu.tsx'
import { LanguageSelect, ModeSelect, ThemeToggle } from './preferences.tsx'

export function WideMenu({ begun }: { begun: () => UnsavedWork }) {
  return (
    <>
      <ModeSelect />
      <LanguageSelect />
      <ThemeToggle />
      <AccountMenu countUnsavedWork={begun} />
    </>
  )
}
