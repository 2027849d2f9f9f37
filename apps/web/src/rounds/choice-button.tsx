/** A button at the bottom of the entry screen. The next step is in ink, as orange shows where the next trick lands. */
import { Button } from '@trickline/ui/button.tsx'

export type Choice = {
  label: string
  disabledReason?: string | null
  isBusy?: boolean
  onTake: () => void
}

type Props = Choice & { isNext?: boolean; describedBy?: string }

export function ChoiceButton({ label, disabledReason, isBusy, isNext, describedBy, onTake }: Props) {
  return (
    <Button
      kind={isNext ? 'ink' : 'quiet'}
      className={isNext ? 'min-w-[46%]! sm:min-w-56!' : 'px-3!'}
      busy={isBusy ?? false}
      disabledReason={disabledReason ?? null}
      aria-describedby={describedBy}
      onClick={onTake}
    >
      {label}
    </Button>
  )
}
