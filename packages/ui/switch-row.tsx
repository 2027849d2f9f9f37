/** A checkbox that is saved at once: its name, and below it what it does. */
import { useId } from 'react'

type Props = {
  name: string
  text: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

export function SwitchRow({ name, text, checked, disabled = false, onChange }: Props) {
  const id = useId()
  return (
    <label className="flex cursor-pointer gap-3 py-3">
      <input
        type="checkbox"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="min-w-0 flex-1">
        <span id={`${id}-name`} className="block font-semibold">
          {name}
        </span>
        <span id={`${id}-text`} className="block text-pretty text-soft">
          {text}
        </span>
      </span>
    </label>
  )
}
