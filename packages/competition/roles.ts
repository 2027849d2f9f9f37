/** The roles of an account. */
import type { Person, Role } from './model.ts'

export const roles = [
  'athlete',
  'judge',
  'organizer',
  'supervisor',
  'admin',
] as const satisfies readonly Role[]

export function hasRole(person: Person, role: Role): boolean {
  return person !== null && person.roles.includes(role)
}

/** Admins may do what supervisors may (accounts-and-people §1). */
export function isAdmin(person: Person): boolean {
  return hasRole(person, 'admin')
}
