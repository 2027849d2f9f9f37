/** The star that follows an athlete on this device; needs script. */
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'

export function FollowButton({ userId, name }: { userId: number; name: string }) {
  const words = useMessages('live')
  return (
    <button
      type="button"
      data-follow={userId}
      aria-pressed="false"
      aria-label={words.follow(name)}
      title={words.follow(name)}
      className="group/star scripted inline-flex size-touch shrink-0 items-center justify-center rounded-control text-soft hover:bg-sunken aria-pressed:text-accent-ink"
    >
      <Icon name="star" className="size-5 group-aria-pressed/star:fill-current" />
    </button>
  )
}
