/** Where the picture of a video stands: it has its place before there is a picture. */
import { classNames } from '@trickline/ui/class-names.ts'

/** `isSmall`: at the foot of a phone. */
export function pictureClass(isSmall: boolean): string {
  return classNames(
    'relative overflow-hidden rounded-control bg-sunken',
    isSmall
      ? 'h-[120px] max-w-[213px] min-w-0 flex-[1_1_9rem]'
      : // never more of a low window than that, which makes it narrower: it stays 16:9
        'mx-auto mt-1 aspect-video w-full max-w-[min(640px,calc(var(--tallest)*16/9))] [--tallest:40dvh] max-lg:[--tallest:28dvh] max-sm:[--tallest:20dvh]',
  )
}
