/** Whole units of money, with dots between the thousands as they are typed (competition-form §6). */
import { TextField } from '../ui/field.tsx'

type Props = {
  label: string
  /** Digits only; '' for nothing. */
  value: string
  onChange: (digits: string) => void
  symbol: string
  hint?: string
  error?: string | undefined
}

export function AmountField({ label, value, onChange, symbol, hint, error }: Props) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      value={withDots(value)}
      onChange={({ target }) =>
        onChange(
          target.value
            .replace(/\D/g, '')
            .replace(/^0+(?=\d)/, '')
            .slice(0, 10),
        )
      }
      end={<span className="pointer-events-none pe-3 text-soft">{symbol}</span>}
      hint={hint}
      error={error}
      className="tabular"
    />
  )
}

/** "12500" is "12.500". */
export function withDots(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.')
}
