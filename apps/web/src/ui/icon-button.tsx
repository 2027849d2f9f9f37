/** A button that is only a picture; its label is read out, and shown as a tooltip unless there is another to show. */
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type Props = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string }

export function IconButton({ icon, label, title = label, className, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={title}
      className={classNames(
        'inline-flex size-touch shrink-0 items-center justify-center rounded-control text-ink transition-colors',
        'enabled:hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-45',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  )
}
