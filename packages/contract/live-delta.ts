/** The changes from one version of a competition to the next, by row and field (calls §20). */

type Row = Record<string, unknown>
export type FullVersion = Record<string, unknown>

type RowsDelta = {
  /** By key: the changed fields of an existing row, all fields of a new one. */
  put?: Record<string, Row>
  /** All keys in order; only when rows were added, removed or moved. */
  order?: string[]
}
export type LiveDelta = {
  from: string
  to: string
  set?: Row
  rows?: Record<string, RowsDelta>
}

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

/** `whole` is the version `from`; it is not changed. */
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

/** By `id`, else `user_id` (podium), else the place among the rows without either. */
function keyed(rows: readonly Row[]): Map<string, Row> {
  let unnamed = 0
  return new Map(
    rows.map((row) => {
      const key = row['id'] ?? row['user_id']
      const isNamed = typeof key === 'number' || typeof key === 'string'
      return [isNamed ? String(key) : `#${(unnamed += 1)}`, row]
    }),
  )
}

function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.every(isRow) && keyed(value).size === value.length
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Both sides come from the same serializer, so the order of fields is the same. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
