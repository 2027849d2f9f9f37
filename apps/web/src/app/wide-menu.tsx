/** At the end of the head where there is room: mode, language, theme, and who is signed in. */
import { AccountMenu, type Begun } from './account-menu.tsx'
import { LanguageSelect, ModeSelect, ThemeToggle } from './preferences.tsx'

export function WideMenu({ begun }: { begun: () => Begun }) {
  return (
    <>
      <ModeSelect />
      <LanguageSelect />
      <ThemeToggle />
      <AccountMenu begun={begun} />
    </>
  )
}
