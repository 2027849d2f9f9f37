/** Keeps the filters of a list in its URL query, and the last ones on the device for when the query is empty. */
import { deviceStore } from './device-storage.ts'
import { hasFields, parseWith } from '@trickline/contract/type-guards'

/** '' means no filter; pages count from 1. */
export type Filters<Name extends string> = Record<Name, string> & { page: number }
/** Ids are numbers here, since the router puts quotes around text that looks like a number. */
export type FilterValues<Name extends string> = Partial<Record<Name, string | number> & { page: number }>

export type ListSearch<Name extends string> = {
  all: Filters<Name>
  read: (query: Record<string, unknown>) => FilterValues<Name>
  /** The last filters when the query is empty; null if there are none. */
  last: (search: FilterValues<Name>) => FilterValues<Name> | null
  remember: (search: FilterValues<Name>) => void
}

const lastFilters = deviceStore<Record<string, unknown>>('memo', 'list', parseWith(hasFields({})))

export function listSearch<const Name extends string>(
  list: string,
  names: readonly Name[],
): ListSearch<Name> {
  /* oxlint-disable typescript/no-unsafe-type-assertion -- the object has each of `names` and the page */
  const all = { ...Object.fromEntries(names.map((name) => [name, ''])), page: 1 } as Filters<Name>
  const read = (query: Record<string, unknown>) => {
    const texts = names.map((name) => [name, textOf(query[name])] as const).filter(([, text]) => text !== '')
    const page = pageOf(query['page'])
    const values = texts.map(([name, text]) => [name, isId.test(text) ? Number(text) : text])
    return { ...Object.fromEntries(values), ...(page > 1 && { page }) } as FilterValues<Name>
  }
  /* oxlint-enable typescript/no-unsafe-type-assertion */
  return {
    all,
    read,
    last: (search) => {
      const last = Object.keys(search).length > 0 ? {} : read(lastFilters.read(list) ?? {})
      return Object.keys(last).length > 0 ? last : null
    },
    remember: (search) => void lastFilters.write(list, search),
  }
}

const isId = /^[1-9]\d{0,8}$/

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function pageOf(value: unknown): number {
  const page = Number(value)
  return Number.isInteger(page) && page > 0 ? page : 1
}
