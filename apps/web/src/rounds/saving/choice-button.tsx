/** A button in the head of a round or in its bottom bar. */
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
      kind={isNext ? 'primary' : 'quiet'}
      className="max-sm:flex-1 max-sm:px-2"
      busy={isBusy ?? false}
      disabledReason={disabledReason ?? null}
      aria-describedby={describedBy}
      onClick={onTake}
    >
      {label}
    </Button>
  )
}
