/**
 * The video beside a round (screens §16): its player, or where its link goes in; closed with one tap.
 * What changes here is saved with the round.
 */
import { videoIdOf, withScheme } from '@trickline/contract/video-id'
import { useRef, useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { cardClass } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { later } from '../ui/later.tsx'
import { pictureClass } from './picture-class.ts'
import { useFoot } from './use-foot.ts'
import { useVideoPreferences } from './video-preferences.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'

const VideoPlayer = later(async () => (await import('./video-player.tsx')).VideoPlayer, {
  // as it looks while it is loading
  meanwhile: ({ isShown, atFoot, toggle, end }) => (
    <>
      <div className="flex w-full items-center gap-1 sm:gap-1.5">{toggle}</div>
      <div hidden={!isShown} className={pictureClass(Boolean(atFoot))} />
      {isShown ? <div className="flex w-full items-center justify-end gap-1">{end}</div> : null}
    </>
  ),
})

type Props = {
  link: string | null
  /** null: the round is only looked at. */
  onChange: ((link: string | null) => void) | null
  /** Something is entered beside it: where there is no room for both it is small and stays in sight (screens §34). */
  staysInSight?: boolean
}

// Over 60 lines: with a video, without one and with a link that names none are one box.
export function VideoBox({ link, onChange, staysInSight = false }: Props) {
  const words = useMessages('video')
  const confirm = useConfirm()
  const [open, setOpen] = useState(Boolean(link))
  // The player's script is fetched when it is first seen, and the player stays where it was.
  const [wasOpen, setWasOpen] = useState(open)
  const [attempt, setAttempt] = useState(0)
  if (open && !wasOpen) setWasOpen(true)
  const videoId = link ? videoIdOf(link) : null
  const { showsControls, prefer } = useVideoPreferences()
  const box = useRef<HTMLElement>(null)
  const foot = useFoot(box, staysInSight && videoId !== null)

  if (!link && !onChange)
    return (
      <p className="flex items-center gap-2 text-soft">
        <Icon name="video" />
        {words.none}
      </p>
    )

  const save = async (next: string) => {
    const yes = await confirm({ title: words.saveTitle, consequence: words.withRound, action: words.save })
    if (yes) onChange?.(next)
  }
  const remove = async () => {
    const yes = await confirm({
      title: words.deleteTitle,
      consequence: words.withRound,
      action: words.delete,
      kind: 'danger',
    })
    if (yes) onChange?.(null)
  }
  const deleteButton = (
    <IconButton
      icon="trash"
      label={words.deleteVideo}
      whyNot={onChange ? null : words.whyNotDelete}
      onClick={() => void remove()}
    />
  )
  const toggle = (
    <Toggle
      open={open}
      label={link ? words.title : words.add}
      isQuiet={open && Boolean(link)}
      onToggle={() => setOpen(!open)}
    />
  )
  return (
    <section
      ref={box}
      aria-label={words.title}
      className={
        foot
          ? 'fixed inset-x-0 bottom-0 z-20 flex flex-wrap gap-1 border-t border-hair bg-paper p-1'
          : classNames(cardClass, 'p-1')
      }
    >
      {videoId && wasOpen ? (
        <VideoPlayer
          key={`${videoId} ${attempt}`}
          videoId={videoId}
          isShown={open}
          atFoot={
            foot && {
              showsControls: showsControls && foot.hasRoom,
              onControls: foot.hasRoom ? () => prefer({ showsControls: !showsControls }) : null,
            }
          }
          onPlayFrom={() => setOpen(true)}
          onRetry={() => setAttempt(attempt + 1)}
          toggle={toggle}
          end={deleteButton}
        />
      ) : (
        toggle
      )}
      {open && !link ? <LinkForm onSave={(next) => void save(next)} /> : null}
      {open && link && !videoId ? (
        <div className="flex items-start gap-1 p-1">
          <div className="min-w-0 flex-1">
            <Notice>
              <p>{words.noId}</p>
              <p className="text-label break-all text-soft">{link}</p>
            </Notice>
          </div>
          {deleteButton}
        </div>
      ) : null}
    </section>
  )
}

type ToggleProps = { open: boolean; label: string; isQuiet: boolean; onToggle: () => void }

/** `isQuiet`: beside the controls of the player on the phone only a sign, for the controls need the place. */
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

/** Where the link of a video goes in; one that names no video is not taken. */
export function LinkForm({ onSave }: { onSave: (link: string) => void }) {
  const words = useMessages('video')
  const [link, setLink] = useState('')
  const [tried, setTried] = useState(false)
  const isVideo = videoIdOf(link) !== null
  return (
    <form
      noValidate
      className="flex items-start gap-2 p-2"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isVideo) onSave(withScheme(link).trim())
      }}
    >
      <TextField
        label={words.link}
        hint={words.linkHint}
        error={tried && !isVideo ? words.noIdGiven : undefined}
        type="url"
        inputMode="url"
        maxLength={500}
        wrapperClassName="min-w-0 flex-1"
        value={link}
        onChange={({ target }) => setLink(target.value)}
      />
      <Button type="submit" whyNot={link.trim() === '' ? words.linkFirst : null} className="self-start mt-6">
        {words.save}
      </Button>
    </form>
  )
}
