/** Words in the files of a competition (calls §24). */
import type { files as english } from '../en/files.ts'
import { phaseNames } from './phase-names.ts'

export const files: typeof english = {
  phaseNames,
}
