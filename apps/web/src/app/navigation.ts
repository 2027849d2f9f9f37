/** The entries of the menu in order (screens §1). An entry without a path has no screen yet and is hidden. */
import type { Role } from '@trickline/competition/model'
import type { Areas } from '@trickline/messages/areas'
import { useSettings } from '@trickline/client/settings.ts'
import { usePerson } from '@trickline/client/session.ts'
import { paths } from '@trickline/views/paths.ts'

type Name = keyof Areas['common']['nav']
export type Entry = {
  name: Name
  path?: string
  role?: Role
  /** The entry is shown as coming soon. */
  announced?: true
  /** The entry leads to a public page outside the app. */
  isPage?: true
}
/** A group with a name is a submenu of the bar. */
export type EntryGroup = { name?: Name; entries: Entry[] }

const all: EntryGroup[] = [
  {
    entries: [
      { name: 'home', path: paths.home },
      { name: 'competitions', path: paths.competitions },
      { name: 'training', path: paths.training },
      { name: 'statistics', path: paths.statistics },
      { name: 'judgingProgram', path: paths.judgingProgram },
      { name: 'trickList', path: paths.trickList },
      { name: 'rulebooks', path: paths.rulebooks },
    ],
  },
  {
    name: 'community',
    entries: [
      { name: 'athletes', path: paths.athletes },
      { name: 'judges', path: paths.judges },
      { name: 'organizers', path: paths.organizers },
      { name: 'worldRanking', announced: true },
    ],
  },
  { entries: [{ name: 'admin', path: paths.admin, role: 'admin' }] },
]

export function useNavigation(): EntryGroup[] {
  const person = usePerson()
  const { world_ranking: isRankingOn } = useSettings()
  const opened = (entry: Entry): Entry =>
    entry.name === 'worldRanking' && isRankingOn
      ? { name: entry.name, path: paths.ranking, isPage: true }
      : entry
  const isShown = ({ path, announced, role }: Entry) =>
    (path ?? announced) !== undefined && (role === undefined || person?.roles.includes(role))
  return all
    .map((group) => ({ ...group, entries: group.entries.filter(isShown).map(opened) }))
    .filter((group) => group.entries.length > 0)
}
