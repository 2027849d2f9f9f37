/** Reads all stored data and reports contradictions: totals and tricks, statuses and times, paths and pictures. */
import type { Kysely } from 'kysely'
import type { Files } from '../platform/files/files.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { scoreRows } from '../rounds/score-tricks.ts'
import { tricksOfRounds } from '../rounds/validated-tricks-store.ts'
import { contradictions, roundsAfter, uploadedPictures } from './check-data-store.ts'

const roundsAtOnce = 500

export type DataCheck = {
  /** What was read, in words. */
  read: string
  problems: string[]
}

export async function checkData(db: Kysely<Schema>, files: Pick<Files, 'open'>): Promise<DataCheck> {
  const rounds = await checkTotals(db)
  const pictures = await checkPictures(db, files)
  return {
    read: `${rounds.count} rounds, ${pictures.count} pictures`,
    problems: [...rounds.problems, ...(await contradictions(db)), ...pictures.problems],
  }
}

type Part = { count: number; problems: string[] }

/** Scores every round with tricks again, by the rule and the values stored in it. */
async function checkTotals(db: Kysely<Schema>): Promise<Part> {
  const problems: string[] = []
  let count = 0
  for (let after = 0; ;) {
    const rounds = await roundsAfter(db, after, roundsAtOnce)
    const tricks = await tricksOfRounds(
      db,
      rounds.map(({ id }) => id),
    )
    for (const { id, rule_id, disqualified_at, injured_at, total_score, unique_tricks } of rounds) {
      const { total, uniqueTricks } = scoreRows(rule_id, tricks.get(id) ?? []).score
      const isOut = disqualified_at !== null || injured_at !== null
      if (total_score !== (isOut ? 0 : total))
        problems.push(`round ${id} has ${total_score} points, by its tricks ${isOut ? 0 : total}`)
      if (!isOut && unique_tricks !== uniqueTricks)
        problems.push(`round ${id} counts ${unique_tricks} unique tricks, it has ${uniqueTricks}`)
    }
    count += rounds.length
    after = rounds.at(-1)?.id ?? 0
    if (rounds.length < roundsAtOnce) return { count, problems }
  }
}

async function checkPictures(db: Kysely<Schema>, files: Pick<Files, 'open'>): Promise<Part> {
  const rows = await uploadedPictures(db)
  const problems: string[] = []
  for (const { what, id, path } of rows) {
    const stream = await files.open(path.replace(/^\/uploads\//, ''))
    stream?.destroy()
    if (stream === null) problems.push(`the picture of ${what} ${id} is missing: ${path}`)
  }
  return { count: rows.length, problems }
}
