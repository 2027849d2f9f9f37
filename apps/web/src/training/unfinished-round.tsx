/** The unfinished round that this device may still hold: said above the list, gone on with, or thrown away. */
import { useNavigate } from '@tanstack/react-router'
import type { RuleId } from '@trickline/scoring'
import { useUnsent } from '../data/outbox.ts'
import { saveOfNew } from '../rounds/verbs.ts'
import { useMessages } from '../lib/messages.ts'
import { newRoundDraft, unsavedTricks } from '../rounds/save/kept-draft.ts'
import { useThrowAway, useUnsavedTricks } from '../rounds/save/throw-away.ts'
import { dropNewRound, keepNewRound, type NewRound, refusedNewRounds, useNewRound } from './new-round.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { paths } from '../app/paths.ts'

/** `tricks`: how many it holds; `start` begins a new round, in its place if need be. */
export function useUnfinishedRound() {
  const words = useMessages('training')
  const judging = useMessages('judging')
  const navigate = useNavigate()
  const round = useLeftRound()
  const key = round?.key ?? ''
  const { count, discard: discardUnfinished } = useUnsavedTricks(newRoundDraft(key), saveOfNew(key))
  const dropUnfinished = () => {
    discardUnfinished()
    dropNewRound()
  }
  const throwAway = useThrowAway(count, dropUnfinished)
  const openEntry = (next: NewRound) => {
    keepNewRound(next)
    void navigate({ to: paths.newTraining })
  }
  const start = (chosen: { ruleId: RuleId; name: string }) => {
    if (count > 0) dropUnfinished()
    openEntry({ key: crypto.randomUUID(), ...chosen })
  }
  const notice =
    round && count > 0 ? (
      <Notice>
        <p>{words.unfinished(round.name || words.newTraining, count)}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button onClick={() => openEntry(round)}>{words.goOn}</Button>
          <Button kind="danger" onClick={() => void throwAway()}>
            {judging.throwAway}
          </Button>
        </div>
      </Notice>
    ) : null
  return { tricks: count, start, notice }
}

/** The one that was begun here; or one that was refused after its screen was left. */
function useLeftRound(): NewRound | null {
  const [refused] = refusedNewRounds(useUnsent())
  const begun = useNewRound()
  const isBegun = begun !== null && unsavedTricks(newRoundDraft(begun.key)) > 0
  return isBegun ? begun : (refused ?? begun)
}
