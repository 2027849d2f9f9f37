/** The look of controls for typing or choosing (field.tsx). */
import { classNames } from './class-names.ts'

export const controlClass = classNames(
  'block min-h-touch w-full rounded-control border border-edge bg-raised px-3.5 text-body text-ink',
  'placeholder:text-soft/70 hover:border-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-soft',
  'aria-invalid:border-danger aria-invalid:bg-danger-wash',
)
