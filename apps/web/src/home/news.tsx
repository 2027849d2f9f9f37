/** Nine short texts about the product, each with a link to its screen. */
import { Link } from '@tanstack/react-router'
import type { Areas } from '@trickline/messages/areas'
import { paths } from '@trickline/views/paths.ts'
import { useMessages } from '@trickline/ui/messages.ts'

type Item = keyof Areas['news']['items']

const news: readonly (readonly [Item, string])[] = [
  ['competitions', paths.competitions],
  ['judging', paths.judgingProgram],
  ['training', paths.training],
  ['review', paths.training],
  ['trickList', paths.trickList],
  ['rulebooks', paths.rulebooks],
  ['statistics', paths.statistics],
  ['community', paths.athletes],
  ['profile', paths.ownProfile],
]

export function NewsList() {
  const { items } = useMessages('news')
  return (
    <ul>
      {news.map(([item, to]) => (
        <NewsItem key={item} to={to} {...items[item]} />
      ))}
    </ul>
  )
}

type Words = { title: string; text: string; features?: readonly string[] }

function NewsItem({ to, title, text, features }: Words & { to: string }) {
  return (
    <li className="relative border-b border-hair py-4">
      <h4 className="leading-snug font-semibold">
        <Link to={to} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
          {title}
        </Link>
      </h4>
      <p className="mt-1 text-label text-pretty text-soft">{text}</p>
      {features ? (
        <ul className="mt-2 flex flex-col gap-1.5">
          {features.map((feature) => (
            <li key={feature} className="border-s-2 border-edge ps-3 text-label">
              {feature}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
