/** The person's choices for the whole app: profile, mode, language, theme, logout. Loaded when it is opened. */
import { logout } from '@trickline/contract/calls/accounts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useOutboxItems } from '@trickline/client/outbox-items.ts'
import { clearSession } from '@trickline/client/stored-session.ts'
import { api, ApiError, NetworkError } from '@trickline/client/api.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { duringLogout, useSession } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { paths } from '@trickline/views/paths.ts'
import { LanguageSelect, ModeSelect, ThemeToggle } from '../lib/preferences.tsx'

type UnsavedWork = { rounds: number; reviews: number }

type Props = { countUnsavedWork: () => UnsavedWork; onClose: () => void }

export function AccountMenu({ countUnsavedWork, onClose }: Props) {
  const common = useMessages('common')
  const frame = useMessages('frame')
  const profile = useSession()?.profile
  const confirmAndLogOut = useLogout(countUnsavedWork)
  return (
    <>
      {profile ? (
        <Link
          to={paths.ownProfile}
          onClick={onClose}
          className="flex min-h-touch items-center gap-3 rounded-control px-3 py-1 hover:bg-sunken"
        >
          <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">
            {personName(profile, common)}
            <span className="block text-label font-normal text-soft">{common.nav.profile}</span>
          </span>
          <Icon name="next" />
        </Link>
      ) : null}
      <ModeSelect />
      <LanguageSelect labelled />
      <div className="flex items-center justify-between ps-3">
        <span className="text-soft">{frame.theme}</span>
        <ThemeToggle />
      </div>
      <Button
        icon={<Icon name="out" />}
        onClick={() => {
          onClose()
          void confirmAndLogOut()
        }}
        className="mx-3 mt-2 mb-1"
      >
        {frame.logout}
      </Button>
    </>
  )
}

function useLogout(countUnsavedWork: Props['countUnsavedWork']): () => Promise<void> {
  const frame = useMessages('frame')
  const confirm = useConfirm()
  const navigate = useNavigate()
  const unsent = useOutboxItems().filter(({ isStep }) => !isStep).length
  return async () => {
    const { rounds, reviews } = countUnsavedWork()
    const sure =
      unsent + rounds + reviews === 0 ||
      (await confirm({
        title: frame.logoutTitle,
        consequence: (
          <>
            {unsent > 0 ? <p>{frame.logoutConsequence(unsent)}</p> : null}
            {rounds > 0 ? <p>{frame.logoutBegun(rounds)}</p> : null}
            {reviews > 0 ? <p>{frame.logoutReviews(reviews)}</p> : null}
          </>
        ),
        action: frame.logout,
        kind: 'danger',
      }))
    if (!sure) return
    await duringLogout(logOut)
    await navigate({ to: paths.signIn })
  }
}

async function logOut(): Promise<void> {
  try {
    await api(logout, {})
  } catch (error) {
    // logging out works offline too: the device deletes the token, which later expires on the server
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error
  }
  await clearSession()
}
