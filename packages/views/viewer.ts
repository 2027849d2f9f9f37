/** The viewer: the signed-in person in the app; null for a visitor and on the public pages. */
import { createContext, use } from 'react'
import type { Person } from '@trickline/competition/model'

export const ViewerContext = createContext<Person>(null)

export function useViewer(): Person {
  return use(ViewerContext)
}
