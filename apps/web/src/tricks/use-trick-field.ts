/** State of the trick search field: the text, whether its results are open, and which one Enter takes. */
import { useState } from 'react'
import { useTypedText } from '@trickline/client/after-paint.ts'

/** How many results are rendered at first, and added when the end is reached. */
const resultsPerPage = 8

/** No result is active: Enter submits the chosen trick. */
export const noResult = -1

/** `typed` null: the field shows the chosen trick. `active`: index of the result that Enter takes. */
type FieldState = { isOpen: boolean; typed: string | null; active: number; renderedCount: number }

const closed: FieldState = { isOpen: false, typed: null, active: 0, renderedCount: resultsPerPage }

export type ChosenTrick = { shortName: string; name: string }

type Options = { chosen: ChosenTrick | null; isDirect?: boolean; onType: () => void }

export type TrickField = ReturnType<typeof useTrickField>

export function useTrickField({ chosen, isDirect = false, onType }: Options) {
  const [field, setField] = useState(closed)
  const shown = field.typed ?? (chosen ? `${chosen.shortName} · ${chosen.name}` : '')
  const {
    field: input,
    onInput,
    empty,
  } = useTypedText(shown, (text) => {
    const selectsFirst = !isDirect || text !== ''
    setField({ ...closed, isOpen: true, typed: text, active: selectsFirst ? 0 : noResult })
    onType()
  })
  const clear = () => setField(closed)
  const open = () =>
    setField((before) => {
      const selectsFirst = isDirect ? Boolean(before.typed) : chosen === null || before.typed !== null
      return before.isOpen
        ? before
        : { ...before, isOpen: true, active: selectsFirst ? before.active : noResult }
    })
  return {
    ...field,
    input,
    onInput,
    open,
    clear,
    close: () => {
      // clears the field at once and the list after the paint
      if (isDirect && !chosen) empty(clear)
      else clear()
    },
    escape: () => setField((before) => (before.isOpen ? { ...before, isOpen: false } : closed)),
    moveActive: (steps: 1 | -1, resultCount: number) => {
      if (!field.isOpen) return open()
      setField((before) => {
        const from = before.active === noResult && steps === -1 ? 0 : before.active
        const active = (from + steps + resultCount) % Math.max(1, resultCount)
        const renderedCount = Math.max(before.renderedCount, active + resultsPerPage)
        return { ...before, active, renderedCount }
      })
    },
    renderMore: () =>
      setField((before) => ({ ...before, renderedCount: before.renderedCount + resultsPerPage })),
  }
}

/** DOM id of a search result, for `aria-activedescendant`. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`
}
