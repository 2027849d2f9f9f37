/** Shares the address of a page. Without React, browser/listen-to-shares.ts handles the press. */
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
  /** Contains no score: the receiver may want to see the video first. */
  title: string
  className?: string
}

export function ShareLink({ path, title, className }: Props) {
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
      className={classNames(buttonClass(), className)}
    >
      <Icon name="share" />
      <span>{words.share}</span>
    </a>
  )
}
