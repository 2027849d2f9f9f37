/** The account menu with logout. Logout warns when unsent work on this device would be deleted. */
import { logout } from '@trickline/contract/calls/accounts'
import { useNavigate } from '@tanstack/react-router'
import { useOutboxItems } from '@trickline/client/outbox.ts'
import { clearSession } from '@trickline/client/stored-session.ts'
import { api, ApiError, NetworkError } from '@trickline/client/api.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { duringLogout, useSession } from '@trickline/client/session.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { Menu } from '@trickline/ui/menu.tsx'
import { paths } from '@trickline/views/paths.ts'

export type UnsavedWork = { rounds: number; reviews: number }

type Props = { countUnsavedWork: () => UnsavedWork }

export function AccountMenu({ countUnsavedWork }: Props) {
  const common = useMessages('common')
  const profile = useSession()?.profile
  const confirmAndLogOut = useLogout(countUnsavedWork)
  const navigate = useNavigate()
  if (!profile) return null
  const name = personName(profile, common)
  return (
    <Menu
      label={name}
      className="inline-flex min-h-touch items-center gap-2.5 rounded-control px-2 font-medium hover:bg-sunken"
      trigger={
        <>
          <Avatar name={profile.name} surname={profile.surname} src={profile.img_path} size="small" />
          <span className="max-w-40 truncate">{profile.name}</span>
        </>
      }
      items={[
        {
          label: common.nav.profile,
          icon: 'person',
          onChoose: () => void navigate({ to: paths.ownProfile }),
        },
        { label: common.logout, icon: 'out', onChoose: () => void confirmAndLogOut() },
      ]}
    />
  )
}

export function LogoutButton({ countUnsavedWork }: Props) {
  const common = useMessages('common')
  const confirmAndLogOut = useLogout(countUnsavedWork)
  return (
    <Button icon={<Icon name="out" />} onClick={() => void confirmAndLogOut()}>
      {common.logout}
    </Button>
  )
}

function useLogout(countUnsavedWork: Props['countUnsavedWork']): () => Promise<void> {
  const common = useMessages('common')
  const confirm = useConfirm()
  const navigate = useNavigate()
  const unsent = useOutboxItems().filter(({ isStep }) => !isStep).length
  return async () => {
    const { rounds, reviews } = countUnsavedWork()
    const sure =
      unsent + rounds + reviews === 0 ||
      (await confirm({
        title: common.logoutTitle,
        consequence: (
          <>
            {unsent > 0 ? <p>{common.logoutConsequence(unsent)}</p> : null}
            {rounds > 0 ? <p>{common.logoutBegun(rounds)}</p> : null}
            {reviews > 0 ? <p>{common.logoutReviews(reviews)}</p> : null}
          </>
        ),
        action: common.logout,
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
    // logout works offline too: the device deletes the token, which expires on the server
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error
  }
  await clearSession()
}
