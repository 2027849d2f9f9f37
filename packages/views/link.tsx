/** A link to another page: the router's in the app, a plain one on the public pages. */
import {
  type ComponentType,
  createContext,
  createElement,
  type MouseEventHandler,
  type ReactNode,
  use,
} from 'react'

export type LinkProps = {
  to: string
  /** Has an effect only in the app. */
  onClick?: MouseEventHandler
  className?: string
  children: ReactNode
}

export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props)
}

function PlainLink({ to, className, children }: LinkProps) {
  return (
    <a href={to} className={className}>
      {children}
    </a>
  )
}
