/** The video of a round that is read or reviewed (screens §16). */
import { useState } from 'react'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { pictureClass } from './picture-class.ts'

type Props = {
  link: string | null
  /** True in a review: on a phone the player is docked and stays visible (screens §34). */
  staysInSight?: boolean
}

export function VideoBox({ link, staysInSight = false }: Props) {
  const words = useMessages('judging').videoBox
  const [open, setOpen] = useState(Boolean(link))
  if (!link)
    return (
      <p className="flex items-center gap-2 text-label text-soft">
        <Icon name="video" className="size-4" />
        {words.none}
      </p>
    )
  return (
    <VideoPanel
      {...{ link, open, setOpen }}
      onChange={null}
      place={staysInSight ? 'in-sight' : 'box'}
      toggle={<VideoToggle {...{ open }} onToggle={() => setOpen(!open)} />}
    />
  )
}

const VideoPanel = lazyComponent(
  async () => (await withWords(import('./video-panel.tsx'), 'video')).VideoPanel,
  {
    fallback: ({ open, toggle, place }) => (
      // on a phone it will be docked
      <section className={classNames(cardClass, 'p-1', place === 'in-sight' && 'max-[36rem]:hidden')}>
        {toggle}
        <div hidden={!open} className={pictureClass(false)} />
      </section>
    ),
  },
)

/** While the player is open, the text is for screen readers only. */
export function VideoToggle({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const words = useMessages('judging').videoBox
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className="flex min-h-touch min-w-touch items-center gap-2 rounded-control px-2 font-semibold hover:bg-sunken"
    >
      <Icon
        name="next"
        className={classNames('size-4 shrink-0 text-soft transition-transform', open && 'rotate-90')}
      />
      <Icon name="video" className={classNames('size-5 shrink-0 text-soft', open && 'max-sm:hidden')} />
      <span className={classNames(open && 'sr-only')}>{words.title}</span>
    </button>
  )
}
