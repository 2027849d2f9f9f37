/** A writer remembers acknowledged writes outside the product, and checks that each exists exactly once. */
import type { Nodes } from './nodes-on-one-database.ts'
import type { Tally } from './part.ts'
import type { Running } from './running-competition.ts'
import type { Send } from './sent-until-answered.ts'

export type Writer = {
  /** Writes one thing. */
  write: () => Promise<void>
  /** null: every acknowledged write exists exactly once. */
  wrong: () => Promise<string | null>
}

export type Stage = { nodes: Nodes; running: Running; send: Send; below: (limit: number) => number }
export type Make = (stage: Stage) => Promise<Writer>

export const acknowledged = (status: number) => status === 200 || status === 201

export type CountedWriter = { write: () => Promise<void>; lookInto: (tally: Tally) => Promise<void> }

/** Looks for all acknowledged writes, and counts each change the first time it is looked for. */
export async function countedWriter(make: Make, stage: Stage): Promise<CountedWriter> {
  let changes = 0
  const send: Send = async (method, ...rest) => {
    const answer = await stage.send(method, ...rest)
    if (method !== 'GET' && acknowledged(answer.status)) changes += 1
    return answer
  }
  const { write, wrong } = await make({ ...stage, send })
  return {
    write,
    lookInto: async (tally) => {
      tally.count(await wrong(), changes)
      changes = 0
    },
  }
}
