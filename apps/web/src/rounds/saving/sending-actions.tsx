/** While a round is being sent, the judge can leave it; after a refusal, the judge can save again or go on entering. */
import { useMessages } from '@trickline/ui/messages.ts'
import { type Choice, ChoiceButton } from '../choice-button.tsx'
import type { RoundEntry } from './use-round-entry.ts'

export function SendingActions({ entry, leave }: { entry: RoundEntry; leave: Choice }) {
  const words = useMessages('judging')
  const common = useMessages('common')
  const { refusal, device, save, continueWith } = entry
  return (
    <>
      <ChoiceButton {...leave} />
      {refusal ? (
        <>
          <ChoiceButton label={words.keepEditing} onTake={() => void continueWith(device)} />
          <ChoiceButton isNext label={common.retry} onTake={save.retry} />
        </>
      ) : null}
    </>
  )
}
