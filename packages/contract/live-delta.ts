/**
 * What changed from one version of a competition to the next, row by row and field by field (calls §20). The server writes
 * it, whoever follows a competition applies it: the version before and the delta make the version after.
 */

type Row = Record<string, unknown>
/** A whole version: fields, and lists of rows. */
export type FullVersion = Record<string, unknown>

type RowsDelta = {
  /** By key: of a row that is there what changed of it, else all of it. */
  put?: Record<string, Row>
  /** The keys of all rows, where rows came, went or changed places. */
  order?: string[]
}
export type LiveDelta = {
  /** The versions between which it leads. */
  from: string
  to: string
  /** Fields that changed. */
  set?: Row
  /** By the name of the list. */
  rows?: Record<string, RowsDelta>
}

/** Left out: what did not change. */
export function deltaBetween(
  before: { version: string; whole: FullVersion },
  after: { version: string; whole: FullVersion },
): LiveDelta {
  const set: Row = {}
  const rows: Record<string, RowsDelta> = {}
  for (const [name, value] of Object.entries(after.whole)) {
    const old = before.whole[name]
    if (isSame(old, value)) continue
    if (isRows(old) && isRows(value)) rows[name] = rowsBetween(old, value)
    else set[name] = value
  }
  return {
    from: before.version,
    to: after.version,
    ...(Object.keys(set).length > 0 && { set }),
    ...(Object.keys(rows).length > 0 && { rows }),
  }
}

/** `whole` is the version `from`, and is left as it is. */
export function applyDelta(whole: FullVersion, { set = {}, rows = {} }: LiveDelta): FullVersion {
  const lists = Object.entries(rows).map(([name, { put = {}, order }]) => {
    const old = whole[name]
    const known = keyed(isRows(old) ? old : [])
    const keys = order ?? [...known.keys()]
    return [name, keys.map((key) => ({ ...known.get(key), ...put[key] }))]
  })
  return { ...whole, ...set, ...Object.fromEntries(lists) }
}

function rowsBetween(before: readonly Row[], after: readonly Row[]): RowsDelta {
  const known = keyed(before)
  const now = keyed(after)
  const put: Record<string, Row> = {}
  for (const [key, row] of now) {
    const old = known.get(key)
    const changes = Object.entries(row).filter(([name, value]) => !old || !isSame(old[name], value))
    if (changes.length > 0) put[key] = Object.fromEntries(changes)
  }
  const order = [...now.keys()]
  return {
    ...(Object.keys(put).length > 0 && { put }),
    ...(!isSame([...known.keys()], order) && { order }),
  }
}

/** By what a row is: its id, a place of the podium by its athlete; what has neither by its place among those. */
function keyed(rows: readonly Row[]): Map<string, Row> {
  let nameless = 0
  return new Map(
    rows.map((row) => {
      const key = row['id'] ?? row['user_id']
      const isNamed = typeof key === 'number' || typeof key === 'string'
      return [isNamed ? String(key) : `#${(nameless += 1)}`, row]
    }),
  )
}

/** A list of objects of which no two are one. */
function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.every(isRow) && keyed(value).size === value.length
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Both come out of the same serializer, which writes fields in one order. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
