/** The phone's menu: navigation, language, mode, theme, and logout. */
import { useMessages } from '@trickline/ui/messages.ts'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { LogoutButton, type UnsavedWork } from './account-menu.tsx'
import { NavigationList } from './navigation-list.tsx'
import { LanguageSelect, ModeSelect, ThemeToggle } from '../lib/preferences.tsx'

export function DrawerMenu({
  countUnsavedWork,
  onClose,
}: {
  countUnsavedWork: () => UnsavedWork
  onClose: () => void
}) {
  const common = useMessages('common')
  return (
    <div className="flex min-h-full flex-col px-4 pb-6">
      <div className="flex h-14 items-center justify-end">
        <IconButton icon="close" label={common.close} onClick={onClose} className="-me-3" />
      </div>
      <NavigationList onFollow={onClose} />
      <div className="mt-auto flex flex-col gap-2 pt-8">
        <div className="-ms-3 flex flex-wrap items-center">
          <LanguageSelect />
          <ModeSelect />
          <span className="ms-auto">
            <ThemeToggle />
          </span>
        </div>
        <LogoutButton countUnsavedWork={countUnsavedWork} />
      </div>
    </div>
  )
}
