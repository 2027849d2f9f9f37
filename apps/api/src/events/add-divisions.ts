/** Creates divisions of an event from a competition, or moves one's own competition into or out of the event (events §3). */
import { copyForm } from '@trickline/competition/competition-form'
import { withoutEmpty } from '@trickline/competition/eligibility'
import { isOwner } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { addDivisions as call } from '@trickline/contract/events'
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import { competitionHeader } from '../competitions/competition-row.ts'
import { type CompetitionRecord, formOf, insertCompetition } from '../competitions/competitions-store.ts'
import { announceCompetition } from '../competitions/announce-competition.ts'
import { lockForVerb, lockVisibleCompetition } from '../competitions/lock-competition.ts'
import { savedColumns } from '../competitions/read-form.ts'
import { peopleConcernedBy } from '../people/people-store.ts'
import type { Work } from '../platform/http/work.ts'
import { readSettings } from '../settings/settings-store.ts'
import { announceEvent } from './announce-event.ts'
import type { EventRecord } from './events-store.ts'
import { lockOwnEvent } from './lock-event.ts'
import { moveIntoEvent } from './move-into-event.ts'

type Body = ParsedRequest<typeof call>['body']

export async function addDivisions(
  work: Work,
  { params, body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const locked = await lockOwnEvent(work, params.id)
  if (isRefusal(locked)) return locked
  const added = body.competition_id
    ? await moveOwn(work, locked.event, body.competition_id, body.leaves === true)
    : await makeDivisions(work, locked.event, body)
  if (isRefusal(added)) return added
  await announceEvent(work, params.id, [...locked.divisions, ...added])
  return { competitions: added.map((competition) => competitionHeader(competition, work.person)) }
}

/** A competition is a division of at most one event. */
async function moveOwn(
  work: Work,
  event: EventRecord,
  competitionId: number,
  leaves: boolean,
): Promise<CompetitionRecord[] | Refusal> {
  const locked = await lockVisibleCompetition(work, competitionId)
  if (isRefusal(locked)) return locked
  const { competition } = locked
  if (!isOwner(work.person, competition)) return refuse('not-allowed')
  if (leaves ? competition.event_id !== event.id : competition.event_id !== null) return refuse('wrong-state')
  const moved = await moveIntoEvent(work, locked, leaves ? null : event.id)
  return moved ? [moved] : []
}

async function makeDivisions(
  work: Work,
  event: EventRecord,
  { names, like, gender }: Body,
): Promise<CompetitionRecord[] | Refusal> {
  if (!names || names.length === 0) return refuse('invalid', { errors: { names: ['required'] } })
  if (!like) return refuse('invalid', { errors: { like: ['required'] } })
  const locked = await lockForVerb(work, like, 'copy')
  if (isRefusal(locked)) return locked
  const { tx, person, now } = work
  const offered = await readSettings(tx)
  if (gender === 'mixed' && !offered.mixed) return refuse('invalid', { errors: { gender: ['not-offered'] } })
  const copied = copyForm(formOf(locked.competition), offered)
  const form = {
    ...copied,
    ...(gender && formOfGender(gender, copied.eligibility)),
    ...placeOf(event, copied),
  }
  const made: CompetitionRecord[] = []
  for (const name of names) {
    const competition = await insertCompetition(tx, {
      ...savedColumns({ ...form, name }),
      event_id: event.id,
      organizer_id: person.id,
      created_at: now,
      updated_at: now,
    })
    const people = await peopleConcernedBy(tx, competition.id)
    await announceCompetition(work, { competition, entries: [], people }, null)
    made.push(competition)
  }
  return made
}

type Copied = ReturnType<typeof copyForm>

/** Only people of that gender may enter a division of one gender. */
function formOfGender(gender: 'male' | 'female' | 'mixed', before: Copied['eligibility']) {
  const conditions = { gender: null, level_at_least: null, results_of: [], best: null, ...before }
  const only = gender === 'mixed' ? null : gender
  return { gender, eligibility: withoutEmpty({ ...conditions, gender: only }) }
}

/** A live competition takes place where the event does. */
function placeOf({ place }: EventRecord, { type_id }: Copied): Partial<Copied> {
  return place !== null && type_id === 2 ? { location: place } : {}
}
