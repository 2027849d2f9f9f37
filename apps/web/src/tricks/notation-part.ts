/** What a typed line needs, which is fetched behind the screen (`trick-combobox.tsx`). */
export { readNotation } from './notation.ts'
export { notationNames } from './notation-names.ts'
export { NotationPreview } from './notation-preview.tsx'
