/** DOM id of a search result, for `aria-activedescendant`. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`
}
