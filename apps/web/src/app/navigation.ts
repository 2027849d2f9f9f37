/**
 * The entries of the menu (screens §1), in their order. An entry without a path is not shown, because a
 * link leads somewhere or is not there: give it the path when its screen exists. What is announced
 * shows, disabled, as coming soon.
 */
import type { Areas } from '@trickline/messages/areas'
import { paths } from './paths.ts'

export type Entry = {
  name: keyof Areas['common']['nav']
  path?: string
  announced?: boolean
}

export type EntryGroup = { name?: Entry['name']; entries: Entry[] }

const all: EntryGroup[] = [
  {
    entries: [
      { name: 'home', path: paths.home },
      { name: 'competitions', path: paths.competitions },
      { name: 'training', path: paths.training },
      { name: 'trickList' },
      { name: 'rulebooks', path: paths.rulebooks },
      { name: 'statistics' },
      { name: 'judgingProgram', path: paths.judgingProgram },
    ],
  },
  {
    name: 'community',
    entries: [
      { name: 'athletes', path: paths.athletes },
      { name: 'judges', path: paths.judges },
      { name: 'organizers', path: paths.organizers },
    ],
  },
  { entries: [{ name: 'worldRanking', announced: true }] },
]

/** What can be followed or is announced; groups with nothing in them are left out. */
export const navigation: EntryGroup[] = all
  .map((group) => ({ ...group, entries: group.entries.filter((entry) => entry.path ?? entry.announced) }))
  .filter((group) => group.entries.length > 0)
