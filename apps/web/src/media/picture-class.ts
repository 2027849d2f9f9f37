/** Class of the picture's box, which has its size before the video is loaded. `isSmall`: docked on a phone, or a row of keys. */
import { classNames } from '@trickline/ui/class-names.ts'

/** For the small video while a round is entered: below the total, or above it while a keyboard is open. */
export const videoRowClass = '-order-1 flex shrink-0 flex-wrap gap-1 keyed:order-none'

export function pictureClass(isSmall: boolean): string {
  return classNames(
    'dark-card relative overflow-hidden rounded-control bg-sunken!',
    isSmall
      ? 'h-[120px] max-w-[213px] min-w-0 flex-[1_1_9rem] roomy:h-72 roomy:max-w-128 roomy:flex-[1_1_24rem]'
      : // `--tallest` limits the height in a low window: the box gets narrower and stays 16:9
        'mx-auto mt-1 aspect-video w-full max-w-[min(640px,calc(var(--tallest)*16/9))] [--tallest:40dvh] max-lg:[--tallest:28dvh] max-sm:[--tallest:20dvh]',
  )
}
