/**
 * The form in hand: the draft that this device keeps, the same in every tab, or the competition as it is stored. A change
 * is kept at once, with what it brings along.
 */
import type { CompetitionForm, FormField } from '@trickline/competition/competition-fields'
import { dependentChanges as alongWith, changeForm } from '@trickline/competition/competition-form'
import isSame from 'fast-deep-equal'
import { useState } from 'react'
import { deviceStore, usePersistState, useStoredValue } from '@trickline/client/device-storage.ts'
import type { DependentChanges } from './form-context.ts'
import { parseOpenedForm, type OpenedForm } from '@trickline/views/competitions/opened-form.ts'

const drafts = deviceStore('draft', 'competition-form', parseOpenedForm)

/** What was entered and not saved; null: nothing. */
export function useStoredForm(id: number): OpenedForm | null {
  return useStoredValue(drafts, id)
}

/** `id`: null for a new competition. */
export function useFormDraft(id: number | null, stored: OpenedForm) {
  const name = id ?? 'new'
  const kept = useStoredValue(drafts, name)
  const keeping = usePersistState(drafts, name)
  const [wasKept, setWasKept] = useState(kept !== null)
  const [broughtAlong, setBroughtAlong] = useState<DependentChanges | null>(null)
  const keep = (opened: OpenedForm) => {
    setBroughtAlong(null)
    void drafts.write(name, opened)
  }
  const change = (changes: Partial<CompetitionForm>) => {
    // two changes of one moment build on one another
    const before = drafts.read(name) ?? stored
    const form = changeForm(before.form, changes)
    keep({ ...before, form })
    const fields = alongWith(before.form, form, changes)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets what the keys are
    const [by] = Object.keys(changes) as FormField[]
    if (by && fields.length > 0) setBroughtAlong({ by, fields, undo: () => keep(before) })
  }
  const drop = () => {
    setWasKept(false)
    drafts.drop(name)
  }
  const opened = kept ?? stored
  return {
    opened,
    isChanged: !isSame(opened.form, stored.form),
    /** It was there when the form was opened. */
    wasKept: wasKept && kept !== null,
    /** The competition was saved elsewhere since this was begun. */
    isOld: kept !== null && kept.version !== stored.version,
    cannotKeep: keeping === 'not-kept',
    broughtAlong,
    keep,
    change,
    drop,
  }
}
