/** The JSON Schema of a competition's file (calls §25), made from the schema with which it is read. */
import { competitionFile } from '@trickline/contract/competition-file'
import { competitionSchema as call } from '@trickline/contract/calls/files'
import { jsonSchemaOf } from '@trickline/contract/openapi-document'
import type { ReadContext } from '../../platform/http/work.ts'

let schema: Record<string, unknown> | undefined

export function competitionSchema({ config }: ReadContext): Record<string, unknown> {
  schema ??= jsonSchemaOf(competitionFile)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${config.publicUrl}/api${call.path}`,
    title: 'Trickline competition',
    ...schema,
  }
}
