/** A person's photo or initials. Decorative, since the name is next to it. */
import { useState } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  name: string
  surname?: string | undefined
  src?: string | null | undefined
  size?: 'small' | 'row' | 'card' | 'big' | 'huge'
  /** The picture is above the fold, so it is fetched with high priority. */
  aboveFold?: boolean
}

export function Avatar({ name, surname = '', src, size = 'row', aboveFold = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const className = classNames('shrink-0 rounded-full object-cover select-none', sizes[size])
  if (src && src !== broken) {
    return (
      <img
        src={src}
        alt=""
        {...(aboveFold ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={className}
        onError={() => setBroken(src)}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex items-center justify-center border border-hair bg-sunken font-semibold text-soft',
        className,
      )}
    >
      {initial(name)}
      {initial(surname)}
    </span>
  )
}

function initial(word: string): string {
  return (Array.from(word.trim())[0] ?? '').toLocaleUpperCase()
}

/** Initials are sized in px, so that they do not grow with the text size. */
const sizes = {
  small: 'size-7 text-[11px]',
  row: 'size-10 text-[13px]',
  card: 'size-10 text-[13px] sm:size-16 sm:text-[22px]',
  big: 'size-20 text-[28px]',
  huge: 'size-28 text-[34px] max-sm:size-20 max-sm:text-[28px]',
}
