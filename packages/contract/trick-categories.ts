/** The categories and types of the catalogue (scoring §14). */

/** The names are the same in every language. */
export const trickCategories = [
  { id: 1, name: 'Aerial' },
  { id: 2, name: 'Aerial / Flip' },
  { id: 3, name: 'Aerial / Switch' },
  { id: 4, name: 'Dynamic' },
  { id: 5, name: 'Dynamic / Flip' },
  { id: 6, name: 'Dynamic / Flip / Switch' },
  { id: 7, name: 'Dynamic / Switch' },
  { id: 8, name: 'Dynamic / Transition' },
  { id: 9, name: 'Mount' },
  { id: 10, name: 'Static' },
  { id: 11, name: 'Transition' },
] as const

export function trickCategoryName(categoryId: number): string {
  return trickCategories.find((each) => each.id === categoryId)?.name ?? String(categoryId)
}

export const onFeetTypeId = 1
