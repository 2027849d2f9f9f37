/** The video box of a round (screens §16): the player, or the form for a link. Changes are saved with the round. */
import { useState } from 'react'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { pictureClass } from './picture-class.ts'

type Props = {
  link: string | null
  /** null: read-only. */
  onChange: ((link: string | null) => void) | null
  /** True where a round is entered or reviewed: on a phone the player is docked and stays in sight (screens §34). */
  staysInSight?: boolean
}

export function VideoBox({ link, onChange, staysInSight = false }: Props) {
  const words = useMessages('judging').videoBox
  const [open, setOpen] = useState(Boolean(link))
  if (!link && !onChange)
    return (
      <p className="flex items-center gap-2 text-soft">
        <Icon name="video" />
        {words.none}
      </p>
    )
  const toggle = (
    <Toggle
      open={open}
      label={link ? words.title : words.add}
      isQuiet={open && Boolean(link)}
      onToggle={() => setOpen(!open)}
    />
  )
  if (link) return <VideoPanel {...{ link, onChange, staysInSight, open, setOpen, toggle }} />
  return (
    <section aria-label={words.title} className={boxClass}>
      {toggle}
      {open && onChange ? <NewLink onSave={onChange} /> : null}
    </section>
  )
}

const boxClass = classNames(cardClass, 'p-1')

const VideoPanel = lazyComponent(
  async () => (await withWords(import('./video-panel.tsx'), 'video')).VideoPanel,
  {
    fallback: ({ open, toggle, staysInSight }) => (
      // on a phone it will be docked
      <section className={classNames(boxClass, staysInSight && 'max-[36rem]:hidden')}>
        {toggle}
        <div hidden={!open} className={pictureClass(false)} />
      </section>
    ),
  },
)

const NewLink = lazyComponent(
  async () => (await withWords(import('./video-link-form.tsx'), 'video')).NewVideoLink,
)

type ToggleProps = { open: boolean; label: string; isQuiet: boolean; onToggle: () => void }

/** `isQuiet`: on a phone only the arrow shows; the player's controls need the room. */
function Toggle({ open, label, isQuiet, onToggle }: ToggleProps) {
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
      <Icon name="video" className={classNames('size-5 shrink-0 text-soft', isQuiet && 'max-sm:hidden')} />
      <span className={classNames(isQuiet && 'sr-only')}>{label}</span>
    </button>
  )
}
