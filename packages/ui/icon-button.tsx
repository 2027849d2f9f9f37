/** A button with only an icon. Screen readers read its label, which is also the tooltip unless `title` is given. */
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
