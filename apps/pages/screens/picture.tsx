/** What the pictures of the big screen share: the heading, a person, and the pages of a list. */
import type { PersonShort } from '@trickline/contract/people'
import type { BigScreenSlide } from '@trickline/contract/screens'
import type { ReactNode } from 'react'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { FlagAfterName } from '@trickline/ui/flag.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { firstName } from '@trickline/views/person-name.ts'

type PictureProps = {
  of: BigScreenSlide | 'best' | 'after'
  title: string
  below?: ReactNode
  /** False: shown only when it is chosen. */
  inTurn?: boolean
  children: ReactNode
}

export function Picture({ of, title, below, inTurn = true, children }: PictureProps) {
  return (
    <section className="picture" data-picture={of} data-asked={inTurn ? undefined : ''} aria-label={title}>
      <div className="head">
        <h2>{title}</h2>
        {below ? <p>{below}</p> : null}
      </div>
      {children}
    </section>
  )
}

/** A large first name, with surname and flag below. */
export function BigName({ user }: { user: PersonShort }) {
  const common = useMessages('common')
  return (
    <span className="name">
      <b style={{ '--letters': firstName(user, common).length }}>{firstName(user, common)}</b>
      <span>
        {user.is_deleted ? null : user.surname}
        {user.country ? <FlagAfterName country={user.country} /> : null}
      </span>
    </span>
  )
}

export function Face({ user: { name, surname, img_path } }: { user: PersonShort }) {
  return (
    <span className="face">
      <Avatar name={name} surname={surname} src={img_path} size="huge" />
    </span>
  )
}

/** Splits a list into pages of about equal length. */
export function inPages<Each>(list: readonly Each[], rowsOfPage: number): Each[][] {
  const pages = Math.max(1, Math.ceil(list.length / rowsOfPage))
  const size = Math.ceil(list.length / pages)
  return Array.from({ length: pages }, (_, page) => list.slice(page * size, (page + 1) * size))
}
