/** Reviews one trick at a time (screens §13): its video plays, and confirming it shows the next one without feedback. */
import type { Feedback } from '@trickline/competition/trick-feedback'
import { levelName } from '@trickline/scoring'
import { type KeyboardEvent, useEffect } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { holdBackSecondTap } from '../../lib/double-tap-guard.ts'
import { useHasVideo, useVideoClock } from '../../media/video-clock.ts'
import { levelWord, performanceTags, trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import { LevelMark } from '@trickline/ui/level-mark.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import type { DraftTrick } from '@trickline/views/rounds/draft-trick.ts'
import { PlayFrom } from '../rows/play-from.tsx'
import { Thumbs, WhatIsWrong } from './thumbs.tsx'
import type { ChangeTricks } from './use-review.ts'

type Props = {
  tricks: readonly DraftTrick[]
  current: number
  onSelect: (key: number) => void
  onChange: ChangeTricks
}

export function OneByOne({ tricks, current, onSelect, onChange }: Props) {
  const words = useMessages('judging')
  const parts = useMessages('judgingParts')
  const place = Math.max(
    0,
    tricks.findIndex(({ key }) => key === current),
  )
  const trick = tricks[place]
  usePlayTrick(trick)
  if (!trick) return null
  const go = (steps: 1 | -1) => {
    const to = tricks[place + steps]
    if (to) onSelect(to.key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    go(event.key === 'ArrowRight' ? 1 : -1)
  }
  const onPressed = (feedback: Feedback | null, press: MouseEvent) => {
    const next = feedback === 'confirmed' ? nextUnreviewed(tricks, place) : undefined
    // the next trick's thumbs are in the same place, but a key press is meant for the trick shown
    if (next) holdBackSecondTap(press)
    onSelect((next ?? trick).key)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys of the elements inside
    <div onKeyDown={onKeyDown} className="flex flex-col gap-2 border-t border-hair p-3">
      <div className="flex items-center gap-1">
        <IconButton
          icon="back"
          label={parts.previousTrick}
          disabled={place === 0}
          onClick={() => go(-1)}
          className="border border-edge"
        />
        <div className="min-w-0 flex-1 text-center leading-tight">
          <p className="tabular text-label text-soft">{parts.reviewPlace(place + 1, tricks.length)}</p>
          <TrickTitle trick={trick} />
        </div>
        <IconButton
          icon="next"
          label={parts.nextTrick}
          disabled={place === tricks.length - 1}
          onClick={() => go(1)}
          className="border border-edge"
        />
      </div>
      <div className="flex justify-center empty:hidden">
        <PlayFrom second={trick.videoSecond} of={trickTitle(trick, words)} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Thumbs isLarge {...{ trick, onChange, onPressed }} />
      </div>
      <WhatIsWrong {...{ trick, onChange }} />
    </div>
  )
}

function TrickTitle({ trick }: { trick: DraftTrick }) {
  const words = useMessages('judging')
  return (
    <>
      <h3 aria-live="polite" className="text-lead font-bold break-words">
        <span className="inline-flex flex-wrap items-center justify-center gap-x-2">
          <LevelMark level={levelName(trick.level)} />
          <span className="sr-only">{levelWord(trick.level, words)}</span>
          {trick.shortName}
          <span className="text-accent-ink">{performanceTags(trick, words).join(' ')}</span>
        </span>
      </h3>
      <p lang="en" className="truncate text-label text-soft">
        {trick.name}
      </p>
    </>
  )
}

function nextUnreviewed(tricks: readonly DraftTrick[], place: number): DraftTrick | undefined {
  return [...tricks.slice(place + 1), ...tricks.slice(0, place)].find(({ feedback }) => feedback === null)
}

function usePlayTrick(trick: DraftTrick | undefined): void {
  const clock = useVideoClock()
  const hasVideo = useHasVideo()
  const second = trick?.videoSecond ?? null
  useEffect(() => {
    if (hasVideo && second !== null) clock.playFrom(second)
  }, [clock, hasVideo, second])
}
