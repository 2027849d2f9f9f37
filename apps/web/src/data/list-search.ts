/**
 * What a list is narrowed to stands in its address, so that a reload, the way back and a shared link lead to the same
 * cards. One description of it serves the route, the links and the screen. What it was last narrowed to is remembered for
 * who comes back by an address that says nothing.
 */
import { useState } from 'react'
import * as z from 'zod/mini'
import { deviceStore } from './device.ts'

/** '' narrows nothing; pages count from 1. */
type Filters<Name extends string> = Record<Name, string> & { page: number }
type Narrowed<Name extends string> = Partial<Filters<Name>>

export type ListSearch<Name extends string> = {
  /** Nothing is left out. */
  all: Filters<Name>
  /** Reads what an address says; anything else in it is left out. */
  read: (given: Record<string, unknown>) => Narrowed<Name>
  /** What it was last narrowed to, for an address that says nothing; null: nothing either. */
  last: (search: Narrowed<Name>) => Narrowed<Name> | null
  remember: (search: Narrowed<Name>) => void
}

const remembered = deviceStore('memo', 'list', z.record(z.string(), z.unknown()))

export function listSearch<const Name extends string>(
  list: string,
  names: readonly Name[],
): ListSearch<Name> {
  /* oxlint-disable typescript/no-unsafe-type-assertion -- of each of `names`, and of the page */
  const all = { ...Object.fromEntries(names.map((name) => [name, ''])), page: 1 } as Filters<Name>
  const read = (given: Record<string, unknown>) => {
    const texts = names.map((name) => [name, textOf(given[name])]).filter(([, text]) => text !== '')
    const page = pageOf(given['page'])
    return { ...Object.fromEntries(texts), ...(page > 1 && { page }) } as Narrowed<Name>
  }
  /* oxlint-enable typescript/no-unsafe-type-assertion */
  return {
    all,
    read,
    last: (search) => {
      const last = Object.keys(search).length > 0 ? {} : read(remembered.read(list) ?? {})
      return Object.keys(last).length > 0 ? last : null
    },
    remember: (search) => void remembered.keep(list, search),
  }
}

/**
 * The filters as they are entered, and how to change them. The address follows what is typed, a moment later; whatever
 * else changes the address is taken over.
 */
export function useListSearch<Name extends string>(
  { all, read, remember }: ListSearch<Name>,
  search: Narrowed<Name>,
  onSearch: (search: Narrowed<Name>) => void,
): [Filters<Name>, (filters: Filters<Name>) => void] {
  const [state, setState] = useState({ search, entered: { ...all, ...search }, written: [] as string[] })
  if (state.search !== search) {
    const isOwn = state.written.includes(JSON.stringify(search))
    setState({
      search,
      entered: isOwn ? state.entered : { ...all, ...search },
      written: isOwn ? state.written : [],
    })
  }
  const change = (entered: Filters<Name>) => {
    const next = read(entered)
    setState((before) => ({
      ...before,
      entered,
      written: [...before.written, JSON.stringify(next)].slice(-20),
    }))
    remember(next)
    onSearch(next)
  }
  return [state.entered, change]
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function pageOf(value: unknown): number {
  const page = Number(value)
  return Number.isInteger(page) && page > 0 ? page : 1
}
