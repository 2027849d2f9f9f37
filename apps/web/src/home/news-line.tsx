/** Closed lines at the end of home: the news, and for admins the test of the live channel; loaded when opened. */
import { type ReactNode, useState } from 'react'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { NewsList, SayHello } from './lazy-parts.tsx'
import { rowClass } from './task.tsx'

const newsCount = 9

export function News() {
  const words = useMessages('home')
  return (
    <ClosedLine title={words.news} note={words.notes(newsCount)}>
      <NewsList />
    </ClosedLine>
  )
}

export function SayHelloLine() {
  const words = useMessages('home')
  return (
    <ClosedLine title={words.helloTitle}>
      <SayHello />
    </ClosedLine>
  )
}

function ClosedLine({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={`${rowClass} list-none hover:bg-sunken [&::-webkit-details-marker]:hidden`}>
        <h3 className="min-w-0 flex-1 font-semibold">
          {title}
          {note ? <span className="font-normal text-soft"> · {note}</span> : null}
        </h3>
        <Icon name="down" className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      {isOpen ? children : null}
    </details>
  )
}
