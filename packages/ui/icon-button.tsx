/** A button that is only a picture; its label is read out, and shown as a tooltip unless there is another to show. */
import { classNames } from './class-names.ts'
import { offClass } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import { PlainButton, type PlainButtonProps } from './plain-button.tsx'

type Props = Omit<PlainButtonProps, 'children'> & { icon: IconName; label: string }

export function IconButton({ icon, label, title = label, className, ...rest }: Props) {
  return (
    <PlainButton
      {...rest}
      aria-label={label}
      title={title}
      className={classNames(
        'inline-flex size-touch shrink-0 items-center justify-center rounded-control text-ink transition-colors',
        'not-aria-disabled:enabled:hover:bg-sunken',
        offClass,
        className,
      )}
    >
      <Icon name={icon} />
    </PlainButton>
  )
}
