/** Decorative icons, which need a label next to them. */
import { classNames } from './class-names.ts'

const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  check: 'M5 13l4.5 4.5L19 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  grip: 'M4 9h16M4 15h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  tiles: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  settings: 'M4 7h10M18 7h2M16 5v4M4 17h2M10 17h10M8 15v4',
  screen: 'M3 5h18v12H3zM8 21h8M12 17v4',
  edit: 'M4 20l1-4L16.5 4.5a2.1 2.1 0 013 3L8 19l-4 1z',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 100-6 3 3 0 000 6z',
  'eye-off':
    'M4 4l16 16M9.9 5.8A9 9 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 01-3 3.8M6.3 7.6A16 16 0 002.5 12S6 18.5 12 18.5a9 9 0 004-.9',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  share: 'M12 15V4M7.5 8L12 3.5 16.5 8M8 11H5v9h14v-9h-3',
  search: 'M11 18a7 7 0 100-14 7 7 0 000 14zM20 20l-4-4',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  expand: 'M4 10V4h6M20 14v6h-6M4 4l6 6M20 20l-6-6',
  shrink: 'M10 4v6H4M14 20v-6h6M10 10L4 4M14 14l6 6',
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 010 12h-3',
  sun: 'M12 16a4 4 0 100-8 4 4 0 000 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z',
  person: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4 20.5c1-4 4-6 8-6s7 2 8 6',
  out: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  play: 'M8 5v14l11-7z',
  pause: 'M8.5 5v14M15.5 5v14',
  video: 'M4 6h11v12H4zM15 10l5-3v10l-5-3',
  website:
    'M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z',
  instagram:
    'M8 4h8a4 4 0 014 4v8a4 4 0 01-4 4H8a4 4 0 01-4-4V8a4 4 0 014-4zM12 15.5a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM16.5 7.5h.01',
  youtube: 'M6 6h12a3 3 0 013 3v6a3 3 0 01-3 3H6a3 3 0 01-3-3V9a3 3 0 013-3zM10.5 9.5v5l4-2.5z',
  star: 'M12 3.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z',
  warning: 'M12 4L2.5 20h19L12 4zM12 10v4.5M12 17.5h.01',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      // no icon exceeds its box, and clipping each one costs paint time
      className={classNames('overflow-visible', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}
