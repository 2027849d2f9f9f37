/** Scores the rounds of a file again (calls §26), by the file's values and with the names of this catalogue. */
import type { CompetitionFile } from '@trickline/contract/competition-file'
import { dubLevels, isRuleId, type RuleId } from '@trickline/scoring'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/postgres/schema.ts'
import { scoreRows } from '../../rounds/score-tricks.ts'
import type { TrickToStore } from '../../rounds/validated-tricks-store.ts'
import { allTricks } from '../../tricks/tricks-store.ts'
import type { ImportError } from './import-error.ts'

export type ImportedRound = {
  tricks: Omit<TrickToStore, 'id'>[]
  score: number
  stylePercent: number
  varietyPoints: number
  uniqueTricks: number
  total: number
}

type FileTrick = CompetitionFile['catalogue']['tricks'][number]
type FileRound = CompetitionFile['rounds'][number]

/** In the order of the file. */
export async function scoreImportedRounds(
  db: Kysely<Schema>,
  { rule, catalogue, rounds }: CompetitionFile,
): Promise<{ ruleId: RuleId; rounds: ImportedRound[] } | { errors: ImportError[] }> {
  if (rule === null || !isRuleId(rule.id)) return { errors: [{ at: 'rule.id', code: 'unknown-rule' }] }
  const ruleId = rule.id
  const idOf = new Map((await allTricks(db)).map(({ id, short_name }) => [short_name.toLowerCase(), id]))
  const tricks = new Map(catalogue.tricks.map((trick) => [trick.id, trick]))
  const errors = catalogue.tricks.flatMap(({ short_name }, index): ImportError[] =>
    idOf.has(short_name.toLowerCase())
      ? []
      : [{ at: `catalogue.tricks.${index}.short_name`, code: 'unknown-trick' }],
  )
  if (errors.length > 0) return { errors }
  const trickIdOf = ({ short_name }: FileTrick) => idOf.get(short_name.toLowerCase()) ?? 0
  const scored = rounds.map((round) => scoredRound(round, { ruleId, tricks, trickIdOf }))
  for (const [index, round] of rounds.entries()) {
    if (round.status !== 'published') errors.push({ at: `rounds.${index}.status`, code: 'does-not-follow' })
    else if (round.total_score !== scored[index]?.total)
      errors.push({ at: `rounds.${index}.total_score`, code: 'does-not-follow' })
  }
  return errors.length > 0 ? { errors } : { ruleId, rounds: scored }
}

type Catalogue = {
  ruleId: RuleId
  tricks: ReadonlyMap<string, FileTrick>
  trickIdOf: (trick: FileTrick) => number
}

function scoredRound(round: FileRound, { ruleId, tricks, trickIdOf }: Catalogue): ImportedRound {
  const rows = round.tricks.flatMap((performed, position) => {
    const trick = tricks.get(performed.trick)
    if (!trick) return []
    const variation = performed.variation === null ? 0 : performed.variation === 'FS' ? 1 : 2
    return {
      position,
      combo_id: performed.combo,
      trick_id: trickIdOf(trick),
      name: trick.name,
      short_name: trick.short_name,
      categorie_id: trick.category,
      type_id: trick.type,
      level_id: trick.level,
      creator: trick.creator,
      value: trick.value,
      grab: performed.grab,
      variation,
      dub: dubLevels.find(({ percent }) => percent === performed.dub_percent)?.id ?? 0,
      video_second: performed.video_second,
      athlete_feedback: null,
      athlete_comment: null,
    }
  })
  const { score, tricks: scored } = scoreRows(ruleId, rows)
  const counted = round.out === null ? score : noScore
  return {
    tricks: scored,
    score: counted.score,
    stylePercent: counted.stylePercent,
    varietyPoints: counted.varietyPoints,
    uniqueTricks: counted.uniqueTricks,
    total: counted.total,
  }
}

const noScore = { score: 0, stylePercent: 0, varietyPoints: 0, uniqueTricks: 0, total: 0 }
