/** The forms of an event on a competition's channel: what a reply would show each person (who-sees-what §8). */
import { isDeepStrictEqual } from 'node:util'
import type { Competition, Entry, Person, Role } from '@trickline/competition/model'
import { anyJudge, entryOfAnyJudge, isSupervisor } from '@trickline/competition/permissions'
import { audienceOf } from '@trickline/competition/visibility'
import type { LockedCompetition } from './lock-competition.ts'

type EntryOfPerson = Pick<Entry, 'userId' | 'role' | 'status'> & { is_head?: boolean }
type Forms<Form> = { public: Form | null; officials: Form | null; persons: Record<number, Form> }
type Concerned = {
  competition: Pick<Competition, 'organizerId' | 'status'>
  entries: readonly EntryOfPerson[]
  /** People whose form may differ from that of their audience. */
  people: Iterable<{ id: number; roles: readonly Role[] }>
}

/** `formFor` makes the form for a viewer with these entries; null: no event. */
export function formsByViewer<Form>(
  { competition, entries, people }: Concerned,
  formFor: (viewer: Person, entries: readonly EntryOfPerson[]) => Form | null,
): Forms<Form> {
  const shared = {
    public: audienceOf(null, competition, entries) && formFor(null, entries),
    officials: formFor(anyJudge, [...entries, entryOfAnyJudge]),
  }
  const persons: Record<number, Form> = {}
  for (const { id, roles } of people) {
    const viewer = { id, roles: [...roles] }
    const audience = audienceOf(viewer, competition, entries)
    const form = audience && formFor(viewer, entries)
    const ofAudience = shared[audience === 'official' ? 'officials' : 'public']
    if (form !== null && !isDeepStrictEqual(form, ofAudience)) persons[id] = form
  }
  return { ...shared, persons }
}

/** The owner and supervisors, who see more of any competition, and the people of these entries. */
export function concernedBy(locked: LockedCompetition, changed: readonly EntryOfPerson[]): Concerned {
  const { competition, entries } = locked
  const changedIds = new Set(changed.map(({ userId }) => userId))
  const people = [...locked.people.values()].filter(
    (person) => person.id === competition.organizerId || isSupervisor(person) || changedIds.has(person.id),
  )
  return { competition, entries, people }
}
