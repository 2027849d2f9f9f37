/** What a competition's status asks of the viewer, below its title; `children`: what it asks of the owner. */
import type { ReactNode } from 'react'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { ValidationAlert } from '../phases/validation-alert.tsx'
import { RegisterButton } from './register-button.tsx'
import { SealCard } from './seal-card.tsx'

export function StatusAction({ view, children }: { view: CompetitionView; children: ReactNode }) {
  return (
    <>
      {children}
      <SealCard view={view} />
      <ValidationAlert view={view} />
      <div className="flex empty:hidden max-sm:[&>*]:grow">
        <RegisterButton competition={view} entries={view.entries} />
      </div>
    </>
  )
}
