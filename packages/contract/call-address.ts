/** What a browser needs of a call: plain data, so that it loads no schemas. Those of each noun are in `calls/`. */
import type { Outline } from './outline.ts'

export type CallAddress<
  Method extends 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET' | 'POST' | 'PUT' | 'DELETE',
  Path extends string = string,
> = {
  readonly method: Method
  /** Below `/api`; parameters as `:id`. */
  readonly path: Path
  /** Of the reply of a GET. */
  readonly outline?: Outline
}
