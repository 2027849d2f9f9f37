/** What is wrong in a file and where: `rounds.3.tricks.0.grab` (calls §26). */
import type { FieldCode } from '@trickline/messages/catalogue-types'

export type ImportError = { at: string; code: FieldCode }
