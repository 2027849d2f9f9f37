/** The role in which a person with several roles uses the app today; it only decides what home shows first. */
import type { Role } from '@trickline/competition/model'
import { usePerson } from './session.ts'
import { deviceStore, useStoredValue } from './device-storage.ts'

const roles = ['athlete', 'judge', 'organizer', 'supervisor', 'admin'] as const satisfies Role[]
const onlyId = 'only'
const storedMode = deviceStore('memo', 'mode', (stored) => roles.find((role) => role === stored) ?? null)

/** `modes`: the roles to choose from, empty for a person with only one; `mode` is null while none is chosen. */
export function useMode(): {
  modes: readonly Role[]
  mode: Role | null
  chooseMode: (mode: Role | null) => void
} {
  const person = usePerson()
  const chosen = useStoredValue(storedMode, onlyId)
  const own = roles.filter((role) => person?.roles.includes(role))
  const modes = own.length > 1 ? own : []
  return {
    modes,
    mode: chosen !== null && modes.includes(chosen) ? chosen : null,
    chooseMode: (mode) => (mode === null ? storedMode.drop(onlyId) : void storedMode.write(onlyId, mode)),
  }
}
