/** What the log says of a tap that could do nothing (screens §11); null where that is no failure. */
import type { DraftAction } from './draft-action.ts'

export function refusedTap({ type }: DraftAction): string | null {
  return refusals[type] ?? null
}

const notValidated = "Can't validated this tricks/combo"
const notFound = 'Trick not found'

const refusals: Partial<Record<DraftAction['type'], string>> = {
  'validate-singles': notValidated,
  'validate-combo': notValidated,
  'add-trick': 'No trick selected',
  'edit-trick': notFound,
  'delete-trick': notFound,
  'delete-row': notFound,
}
