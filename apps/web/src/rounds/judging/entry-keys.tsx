/** The keys of a keyboard with which a round is entered (screens §11). */
import { Fragment, useId } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'

export function EntryKeys() {
  const { ways } = useMessages('judgingParts')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 text-label font-medium text-soft">
        {ways.keys}
      </h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {ways.keysOf.map(({ keys, what }) => (
          <Fragment key={keys}>
            <dt className="font-semibold">{keys}</dt>
            <dd className="text-soft">{what}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
