/** What a browser needs of a call: plain data, so that it loads no schemas. The calls of each noun are in `calls/`. */
import type { Outline } from './outline.ts'

export type CallAddress<
  Method extends 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET' | 'POST' | 'PUT' | 'DELETE',
  Path extends string = string,
> = {
  readonly method: Method
  /** The path below `/api`, with parameters as `:id`. */
  readonly path: Path
  /** The outline of the reply; only GET calls have one. */
  readonly outline?: Outline
}
