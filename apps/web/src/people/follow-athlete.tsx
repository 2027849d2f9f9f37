/** Follows an athlete who has a public page, and links to that page (ranking §5, §6). */
import { useQuery } from '@tanstack/react-query'
import * as calls from '@trickline/contract/calls/athletes'
import type { PersonCard } from '@trickline/contract/people'
import { api } from '@trickline/client/api.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'
import { useAction } from '../lib/use-action.ts'

type Props = { user: Pick<PersonCard, 'id' | 'name'>; isOwn: boolean }

export function FollowAthlete({ user: { id, name }, isOwn }: Props) {
  const words = useMessages('athlete')
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {isOwn ? null : <Follow id={id} />}
        <a href={paths.liveAthlete(id)} className={buttonClass()}>
          {words.page.open}
        </a>
      </div>
      {isOwn ? null : <p className="text-label text-soft">{words.followText(name)}</p>}
    </div>
  )
}

function Follow({ id }: { id: number }) {
  const words = useMessages('athlete')
  const { follow, busy } = useAction()
  const { data } = useQuery({
    queryKey: queryKeys.followed,
    queryFn: async ({ signal }) => (await api(calls.listFollowed, { signal })).followed,
  })
  const isFollowed = data?.some(({ user }) => user.id === id) ?? false
  const change = () =>
    follow<unknown>(
      isFollowed ? api(calls.unfollow, { params: { id } }) : api(calls.follow, { body: { user_id: id } }),
      { log: 'follow', refetches: [queryKeys.followed] },
    )
  return (
    <Button
      kind={isFollowed ? 'quiet' : 'primary'}
      busy={busy}
      aria-pressed={isFollowed}
      icon={isFollowed ? <Icon name="check" /> : undefined}
      title={isFollowed ? words.unfollow : undefined}
      disabled={data === undefined}
      onClick={() => void change()}
    >
      {isFollowed ? words.following : words.follow}
    </Button>
  )
}
