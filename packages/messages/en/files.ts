/** Words in the files of a competition (calls §24). */
import { phaseNames } from './phase-names.ts'

export const files = {
  phaseNames: phaseNames as Readonly<Record<string, string>>,
}
