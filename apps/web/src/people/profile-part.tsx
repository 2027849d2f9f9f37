/** A part of the form of the profile: its title stands beside its fields on a desktop, above them elsewhere. */
import { type ReactNode, useId } from 'react'

export function ProfilePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-12 gap-y-3 border-t border-hair pt-4 lg:grid-cols-[12rem_minmax(0,1fr)] lg:py-6"
    >
      <h2 id={id} className="text-lead font-bold">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
