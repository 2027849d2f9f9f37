/** Text as it is searched and sorted: in small letters, without accents ("Rüdiger" is found by "rudi"). */
import { type Expression, type RawBuilder, sql } from 'kysely'

export function plainly(text: Expression<unknown>): RawBuilder<string> {
  return sql<string>`regexp_replace(normalize(lower(${text}), NFKD), '[\u0300-\u036f]', '', 'g')`
}
