/** A writer remembers what was acknowledged, outside of the product, and looks whether it is there once. */
import type { Nodes } from './nodes-on-one-database.ts'
import type { Running } from './running-competition.ts'
import type { Send } from './sent-until-answered.ts'

export type Writer = {
  /** One thing. */
  write: () => Promise<void>
  /** null: all that was acknowledged is there once. */
  wrong: () => Promise<string | null>
}

export type Stage = { nodes: Nodes; running: Running; send: Send; below: (limit: number) => number }
export type Make = (stage: Stage) => Promise<Writer>

export const acknowledged = (status: number) => status === 200 || status === 201
