/** A level: its mark and its name. */
import { levelName } from '@trickline/scoring'
import { LevelMark } from '@trickline/ui/badge.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { levelWord } from './performed-trick.ts'

export function Level({ id }: { id: number }) {
  const judging = useMessages('judging')
  return (
    <span className="inline-flex items-center gap-1.5">
      <LevelMark level={levelName(id)} />
      {levelWord(id, judging)}
    </span>
  )
}
