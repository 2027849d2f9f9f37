/** Replaces the router on the server: links are plain. */
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string; search?: Record<string, unknown> }

export function Link({ to, search, onClick: _onClick, children, ...props }: Props) {
  const query = Object.entries(search ?? {}).map(([name, value]): [string, string] => [name, String(value)])
  return (
    <a href={query.length > 0 ? `${to}?${new URLSearchParams(query)}` : to} {...props}>
      {children}
    </a>
  )
}

export function useNavigate(): () => void {
  return () => {}
}
