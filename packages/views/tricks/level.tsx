/** A level's mark and name. `isShort`: on a phone the name is only read out. */
import { levelName } from '@trickline/scoring'
import { LevelMark } from '@trickline/ui/level-mark.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { levelWord } from './performed-trick.ts'

export function Level({ id, isShort = false }: { id: number; isShort?: boolean }) {
  const judging = useMessages('judging')
  return (
    <span className="inline-flex items-center gap-1.5">
      <LevelMark level={levelName(id)} />
      <span className={isShort ? 'max-sm:sr-only' : undefined}>{levelWord(id, judging)}</span>
    </span>
  )
}
