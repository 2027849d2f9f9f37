/** By which the field of a trick says which result is the active one. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`
}
