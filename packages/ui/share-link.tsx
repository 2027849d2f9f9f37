/** Shares the address of a page. On pages without React, browser/listen-to-shares.ts handles the press. */
import type { MouseEvent } from 'react'
import { useLanguage } from './language.ts'
import { useMessages } from './messages.ts'
import { shareAddress } from './share-address.ts'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { toast } from './toast.tsx'

type Props = {
  path: string
  /** Contains no score, since the receiver may want to see the video first. */
  title: string
  /** Without a frame; on a phone only an icon. */
  isShort?: boolean
  /** With a frame; on a phone only an icon. */
  isRound?: boolean
  look?: 'primary'
  className?: string
}

/** Class of a link beside a heading, without a frame. */
export const plainLinkClass =
  'inline-flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-control px-3 font-semibold hover:bg-sunken'

/** Class of a framed button whose text only screen readers get on a phone. */
export const roundOnPhoneClass = 'max-sm:size-12 max-sm:rounded-full max-sm:px-0'

export function ShareLink({ path, title, isShort = false, isRound = false, look, className }: Props) {
  const words = useMessages('share')
  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const { href: url } = event.currentTarget
    if ((await shareAddress({ title, url }, words.copyThis)) === 'copied')
      toast({ text: words.copied, tone: 'good' })
  }
  return (
    <a
      href={`${path}?lang=${useLanguage()}`}
      data-share={title}
      data-copied={words.copied}
      data-copy-this={words.copyThis}
      onClick={(event) => void press(event)}
      className={classNames(
        isShort ? plainLinkClass : buttonClass(look),
        isRound && roundOnPhoneClass,
        className,
      )}
    >
      <Icon name="share" />
      <span className={isShort || isRound ? 'max-sm:sr-only' : undefined}>{words.share}</span>
    </a>
  )
}
