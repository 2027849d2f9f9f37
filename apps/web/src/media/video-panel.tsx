/** The video of a round that has a link: player and delete button, as a box, docked on a phone, or as a row of its screen. */
import { videoIdOf } from '@trickline/contract/video-id'
import { type ReactNode, useRef, useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { videoRowClass } from './picture-class.ts'
import { useBottomDock } from './use-bottom-dock.ts'
import { VideoPlayer } from './video-player.tsx'
import { useVideoPreferences } from './video-preferences.ts'

type Props = {
  link: string
  onChange: ((link: string | null) => void) | null
  /** `in-sight`: a box that is docked on a phone. `row`: a row of a screen as high as the window. */
  place: 'box' | 'in-sight' | 'row'
  open: boolean
  setOpen: (open: boolean) => void
  toggle: ReactNode
}

export function VideoPanel({ link, onChange, place, open, setOpen, toggle }: Props) {
  // the player is loaded when the box is first opened, and stays mounted afterwards
  const [hasOpened, setHasOpened] = useState(open)
  const [attempt, setAttempt] = useState(0)
  if (open && !hasOpened) setHasOpened(true)
  const videoId = videoIdOf(link)
  const { showsControls, prefer } = useVideoPreferences()
  const box = useRef<HTMLElement>(null)
  const dock = useBottomDock(box, place === 'in-sight' && videoId !== null)
  const isRow = place === 'row'
  const hasRoom = isRow || dock?.hasRoom === true
  const deleteButton = <DeleteButton onChange={onChange} />
  return (
    <section
      ref={box}
      aria-label={useMessages('judging').videoBox.title}
      hidden={isRow && !open}
      className={
        isRow
          ? videoRowClass
          : dock
            ? 'fixed inset-x-0 bottom-0 z-20 flex flex-wrap gap-1 border-t border-hair bg-paper p-1'
            : classNames(cardClass, 'p-1')
      }
    >
      {videoId && hasOpened ? (
        <VideoPlayer
          key={`${videoId} ${attempt}`}
          videoId={videoId}
          isShown={open}
          docked={
            isRow || dock
              ? {
                  showsControls: (showsControls ?? !isRow) && hasRoom,
                  onControls: hasRoom ? () => prefer({ showsControls: !(showsControls ?? !isRow) }) : null,
                }
              : null
          }
          onPlayFrom={() => setOpen(true)}
          onRetry={() => setAttempt(attempt + 1)}
          toggle={toggle}
          end={deleteButton}
        />
      ) : (
        toggle
      )}
      {open && !videoId ? <LinkWithoutVideo link={link} end={deleteButton} /> : null}
    </section>
  )
}

function DeleteButton({ onChange }: Pick<Props, 'onChange'>) {
  const words = useMessages('video')
  const confirm = useConfirm()
  const remove = async () => {
    const yes = await confirm({
      title: words.deleteTitle,
      consequence: words.withRound,
      action: words.delete,
      kind: 'danger',
    })
    if (yes) onChange?.(null)
  }
  return (
    <IconButton
      icon="trash"
      label={words.deleteVideo}
      disabledReason={onChange ? null : words.whyNotDelete}
      onClick={() => void remove()}
    />
  )
}

function LinkWithoutVideo({ link, end }: { link: string; end: ReactNode }) {
  const words = useMessages('video')
  return (
    <div className="flex items-start gap-1 p-1">
      <div className="min-w-0 flex-1">
        <Notice>
          <p>{words.noId}</p>
          <p className="text-label break-all text-soft">{link}</p>
        </Notice>
      </div>
      {end}
    </div>
  )
}
