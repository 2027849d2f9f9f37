/**
 * The results as the federation's SportHub takes them (calls §24): the fields of its form for a contest
 * (github.com/International-Slackline-Association/SportHub, sport-hub/src/app/events/submit/types.ts).
 */
import { phasesOf } from '@trickline/competition/phases'
import {
  isRanked,
  leastField,
  levelOf,
  pointsOfCompetition,
  type RankedCompetition,
  type RankingLevel,
} from '@trickline/competition/ranking'
import { standings } from '@trickline/competition/standings'
import type { IsaFile } from '@trickline/contract/isa-file'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import { countryById } from '../../people/countries.ts'
import type { PersonRecord } from '../../people/people-store.ts'
import { dayOf } from '../wall-clock.ts'
import type { VisibleCompetition } from './read-visible.ts'

/** SportHub's own table of points. */
const formula = 'isa-2'

export function isaFile(visible: VisibleCompetition, places: RankedCompetition['places']): IsaFile | Refusal {
  const { record, entries, personOf } = visible
  if (!isRanked(record)) return refuse('wrong-state')
  const level = levelOf({ category: record.category, rankingLevel: record.ranking_level })
  const points = pointsOfCompetition({ level, places }, formula)
  const scoresOf = statsOf(visible)
  const judges = entries.filter(({ role, status }) => role === 'judge' && status === 'approved')
  return {
    contest: {
      name: record.name,
      startDate: record.date_start && dayOf(record.date_start, record.time_zone),
      endDate: record.date_end && dayOf(record.date_end, record.time_zone),
      country: countryById(record.country_id)?.iso2 ?? null,
      city: record.location,
      discipline: 'TRICKLINE_AERIAL',
      gender: record.gender === null ? 'MIXED' : genders[record.gender],
      ageCategory: 'ALL',
      judgingSystem: 'OTHER',
      contestSize: sizes[level],
      totalPrizeValue: record.prize_amount_total,
      judges: judges.flatMap(({ userId }) => (userId === null ? [] : [linked(personOf(userId))])),
      results: places.map(({ userId, place }) => ({
        rank: place,
        ...linked(personOf(userId)),
        isaPoints: points.get(userId) ?? 0,
        stats: scoresOf(userId),
      })),
    },
    unlinked: places.flatMap(({ userId }) => {
      const person = personOf(userId)
      return person.isa_id === null ? [nameOf(person)] : []
    }),
    leastField: leastField(formula, level),
  }
}

/** A person without an id of the federation is named, to be linked there. */
function linked(
  person: PersonRecord,
): Pick<IsaFile['contest']['judges'][number], 'id' | 'name' | 'pendingUser'> {
  const name = nameOf(person)
  if (person.isa_id !== null || person.deleted_at) return { id: person.isa_id ?? '', name }
  const country = countryById(person.country_id)?.iso2
  return {
    id: '',
    name,
    pendingUser: {
      name: person.name,
      surname: person.surname,
      email: person.email,
      ...(country && { country }),
    },
  }
}

function nameOf({ name, surname, deleted_at }: PersonRecord): string {
  return deleted_at ? '' : `${name} ${surname}`
}

/** The score of each phase that the athlete rode. */
function statsOf({ record, entries, rounds, words: { files } }: VisibleCompetition) {
  const athletes = entries.flatMap(({ role, userId, orderNumber }) =>
    role === 'athlete' && userId !== null ? [{ userId, orderNumber }] : [],
  )
  const phases = phasesOf(record).map(({ number, name }) => ({
    name: files.phaseNames[name] ?? name,
    table: standings(record, athletes, rounds, number),
  }))
  return (userId: number) =>
    phases
      .flatMap(({ name, table }) => {
        const total = table.find((row) => row.userId === userId)?.total
        return typeof total === 'number' ? [`${name}: ${total.toFixed(2)}`] : []
      })
      .join(', ')
}

const genders = { male: 'MEN_ONLY', female: 'WOMEN_ONLY', mixed: 'MIXED' } as const

const sizes: Record<RankingLevel, IsaFile['contest']['contestSize']> = {
  'world-championship': 'WORLD_CHAMPIONSHIP',
  'world-cup': 'WORLD_CUP',
  masters: 'MASTERS',
  'grand-slam': 'GRAND_SLAM',
  open: 'OPEN',
  challenge: 'CHALLENGE',
}
