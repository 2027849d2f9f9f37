/** Permission tables written by hand from docs/reference: a header of callers' letters, then a row of results per call. */
import { test } from '@playwright/test'
import type { Answer } from './wire.ts'

/** y done · u 401 · f 403 · n 404 · c 409 · i 422 · - refused with 403 or 409, as the reference does not say which. */
const statuses: Record<string, readonly number[]> = {
  y: [200, 201],
  u: [401],
  f: [403],
  n: [404],
  c: [409],
  i: [422],
  '-': [403, 409],
}

export type Line = { call: string; cells: [who: string, letter: string][] }

/** The text before the bar names the call. Lines without a bar cite the reference. */
export function linesOf(table: string): Line[] {
  const lines = table.split('\n').filter((line) => line.includes('|'))
  const [head, ...calls] = lines.map((line) => {
    const [call = '', cells = ''] = line.split('|')
    return { call: call.trim(), cells: cells.trim().split(/\s+/) }
  })
  if (!head) throw new Error('a table without its head')
  return calls.map(({ call, cells }) => {
    if (cells.length !== head.cells.length) throw new Error(`“${call}” has ${cells.length} letters`)
    return { call, cells: head.cells.map((who, place) => [who, cells[place] ?? '']) }
  })
}

/** The rows, whose cells the report of the run counts. */
export function linesToCheck(table: string): Line[] {
  const lines = linesOf(table)
  const cells = lines.reduce((sum, line) => sum + line.cells.length, 0)
  test.info().annotations.push({ type: 'checked', description: String(cells) })
  return lines
}

function fits(letter: string, { status }: Pick<Answer, 'status'>): boolean {
  const wanted = statuses[letter]
  if (!wanted) throw new Error(`what does ${letter} mean?`)
  return wanted.includes(status)
}

type Trial<Who, Subject> = {
  /** People by letter of the header, where it depends on the subject, such as the athlete of a round. */
  people: (subject: Subject) => Readonly<Record<string, Who>>
  calls: Readonly<Record<string, (who: Who, subject: Subject) => Promise<Answer>>>
  /** Returns the subject of a call. A call that succeeds may leave it in another state. */
  subject: (call: string, isDone: boolean) => Promise<Subject>
  /** Reads the state that a refused call must not change. */
  snapshot: (subject: Subject) => Promise<unknown>
}

/** Returns one line per difference from the table. Calls to be refused run in parallel, the others one after another. */
export async function differences<Who, Subject>(
  table: string,
  { people, calls, subject, snapshot }: Trial<Who, Subject>,
): Promise<string[]> {
  const found: string[] = []
  const attempt = async (call: string, [letter, expected]: [string, string], on: Subject) => {
    // in `7 send`, the number identifies the subject
    const [tried, who] = [calls[call.replace(/^\d+ /, '')], people(on)[letter]]
    if (!tried || who === undefined) throw new Error(`${call} by ${letter}?`)
    const answer = await tried(who, on)
    if (!fits(expected, answer)) {
      found.push(`${call} by ${letter}: ${expected}, but ${answer.status} ${answer.body?.code ?? ''}`)
    }
  }
  for (const { call, cells } of linesToCheck(table)) {
    const refused = cells.filter(([, letter]) => letter !== 'y')
    const shared = await subject(call, false)
    const before = JSON.stringify(await snapshot(shared))
    await Promise.all(refused.map((cell) => attempt(call, cell, shared)))
    if (JSON.stringify(await snapshot(shared)) !== before)
      found.push(`${call}: who was refused changed something`)
    for (const cell of cells.filter((each) => !refused.includes(each)))
      await attempt(call, cell, await subject(call, true))
  }
  return found
}
