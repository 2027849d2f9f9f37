/** The star that follows an athlete on this device; needs script. */
import { classNames } from '@trickline/ui/class-names.ts'
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
      <Star className="size-5 group-aria-pressed/star:fill-current" />
    </button>
  )
}

export function Star({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('fill-none', className)}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinejoin="round"
    >
      <path d="M12 3.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z" />
    </svg>
  )
}
