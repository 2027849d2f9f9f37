/** Nine short texts about the product, each with a link to its screen. */
import { Link } from '@tanstack/react-router'
import type { Areas } from '@trickline/messages/areas'
import { paths } from '@trickline/views/paths.ts'
import { useMessages } from '@trickline/ui/messages.ts'

type Item = keyof Areas['home']['items']

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

export function News() {
  const words = useMessages('home')
  return (
    <section aria-labelledby="news" className="mt-14">
      <h2 id="news" className="text-title">
        {words.news}
      </h2>
      <ul className="mt-5 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {news.map(([item, to]) => (
          <NewsItem key={item} to={to} {...words.items[item]} />
        ))}
      </ul>
    </section>
  )
}

type Words = { title: string; text: string; features?: readonly string[] }

function NewsItem({ to, title, text, features }: Words & { to: string }) {
  return (
    <li className="relative border-t border-hair py-5 sm:first:row-span-2">
      <h3 className="text-lead leading-snug font-semibold">
        <Link to={to} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
          {title}
        </Link>
      </h3>
      <p className="mt-1.5 text-pretty text-soft">{text}</p>
      {features ? (
        <ul className="mt-3 flex flex-col gap-2">
          {features.map((feature) => (
            <li key={feature} className="border-s-2 border-accent ps-3 text-label">
              {feature}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
