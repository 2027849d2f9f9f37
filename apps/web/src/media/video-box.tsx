/**
 * The video beside a round (doc 3 §2.1 point 1): its player, or where its link goes in; closed with one tap.
 * What changes here is saved with the round.
 */
import { type ReactNode, useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { Collapsible } from '../ui/collapsible.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { LinkForm } from './link-form.tsx'
import { videoIdOf } from './video-id.ts'
import { VideoPlayer } from './video-player.tsx'

type Props = {
  link: string | null
  /** null: the round is only looked at. */
  onChange: ((link: string | null) => void) | null
}

export function VideoBox({ link, onChange }: Props) {
  const words = useMessages('video')
  const confirm = useConfirm()
  const [open, setOpen] = useState(Boolean(link))
  // The player's script is fetched when it is first seen, and the player stays where it was.
  const [wasOpen, setWasOpen] = useState(open)
  const [attempt, setAttempt] = useState(0)
  if (open && !wasOpen) setWasOpen(true)

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
    <IconButton icon="trash" label={words.deleteVideo} disabled={!onChange} onClick={() => void remove()} />
  )
  const videoId = link ? videoIdOf(link) : ''
  return (
    <Collapsible
      open={open}
      onToggle={setOpen}
      title={<Title>{link ? words.title : words.add}</Title>}
      className="[&>div]:px-2 [&>div]:pb-2 [&>summary]:py-0 [&>summary]:px-3"
    >
      {!link ? <LinkForm onSave={(next) => void save(next)} /> : null}
      {link && !videoId ? (
        <div className="flex items-start gap-1">
          <Notice>
            <p>{words.noId}</p>
            <p className="text-label break-all text-soft">{link}</p>
          </Notice>
          {deleteButton}
        </div>
      ) : null}
      {videoId && wasOpen ? (
        <VideoPlayer
          key={`${videoId} ${attempt}`}
          videoId={videoId}
          isShown={open}
          onPlayFrom={() => setOpen(true)}
          onRetry={() => setAttempt(attempt + 1)}
          end={deleteButton}
        />
      ) : null}
    </Collapsible>
  )
}

function Title({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <Icon name="video" className="size-5 text-soft" />
      {children}
    </span>
  )
}
