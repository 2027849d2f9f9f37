/**
 * The form's state: a draft on this device, shared by all tabs, or else the stored competition. Every change is stored at
 * once.
 */
import { type CompetitionForm, formFields } from '@trickline/competition/competition-fields'
import { changeForm, dependentChanges } from '@trickline/competition/competition-form'
import isSame from 'fast-deep-equal'
import { useState } from 'react'
import { deviceStore, usePersistState, useStoredValue } from '@trickline/client/device-storage.ts'
import type { DependentChanges } from './form-context.ts'
import { type OpenedForm, parseOpenedForm } from '@trickline/views/competitions/opened-form.ts'

const drafts = deviceStore('draft', 'competition-form', parseOpenedForm)

export function useStoredForm(id: number): OpenedForm | null {
  return useStoredValue(drafts, id)
}

export function useFormDraft(name: number | string, stored: OpenedForm) {
  const storedDraft = useStoredValue(drafts, name)
  const persistState = usePersistState(drafts, name)
  const [wasRestored, setWasRestored] = useState(storedDraft !== null)
  const [dependent, setDependent] = useState<DependentChanges | null>(null)
  const write = (opened: OpenedForm) => {
    setDependent(null)
    void drafts.write(name, opened)
  }
  const change = (changes: Partial<CompetitionForm>) => {
    // reads the latest draft, so that two changes in one render add up
    const before = drafts.read(name) ?? stored
    const form = changeForm(before.form, changes)
    write({ ...before, form })
    const fields = dependentChanges(before.form, form, changes)
    const by = formFields.find((field) => field in changes)
    if (by && fields.length > 0) setDependent({ by, fields, undo: () => write(before) })
  }
  const drop = () => {
    setWasRestored(false)
    drafts.drop(name)
  }
  const opened = storedDraft ?? stored
  return {
    opened,
    isChanged: !isSame(opened.form, stored.form),
    wasRestored: wasRestored && storedDraft !== null,
    /** The competition was saved elsewhere after the draft was begun. */
    isOutdated: storedDraft !== null && storedDraft.version !== stored.version,
    cannotStore: persistState === 'not-kept',
    dependent,
    write,
    change,
    drop,
  }
}
