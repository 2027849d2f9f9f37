/** Document of a page for everyone: head, header, languages, sign-in; and the page for a 404. */
import type { PublicPage } from '@trickline/contract/public-pages'
import { languageName, languages, locale } from '@trickline/messages/languages'
import type { ReactNode } from 'react'
import { paths } from '@trickline/views/paths.ts'
import type { Language } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { Line } from '@trickline/ui/line.tsx'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { ShareTags } from '../share/share-tags.tsx'
import { useCompetitionFacts } from '../share/shared-competition.tsx'
import { HtmlDocument } from './html-document.tsx'
import { pageFiles } from './page-files.ts'

type Props = {
  view: CompetitionView
  language: Language
  origin: string
  parts: PublicPage['parts']
}

export function PageDocument({ view, language, origin, parts }: Props) {
  const words = useMessages('live')
  const { id, name } = view
  const address = `${origin}${paths.live(id)}`
  const description = words.description(name)
  const shareDescription = [useCompetitionFacts(view).join(' · '), description].filter(Boolean).join('. ')
  return (
    <PageLayout
      language={language}
      title={name}
      description={description}
      address={address}
      live={paths.live(id)}
      tags={
        <ShareTags
          {...{ title: name, description: shareDescription, address, language }}
          imageContent={view.img_path}
        />
      }
      signIn={`${paths.signIn}?${new URLSearchParams({ next: paths.competition(id) })}`}
    >
      <output id="said" className="sr-only" />
      <main
        id="content"
        className={classNames(
          'mx-auto flex w-full max-w-page flex-1 flex-col gap-8 px-4 pt-6 pb-16 sm:px-6 sm:pt-10',
          besideTheCard,
        )}
      >
        <Parts parts={parts} aboveFold={3} />
      </main>
    </PageLayout>
  )
}

/** Before the start, from 64 rem: banner, card, prizes and people in a second column. */
const besideTheCard =
  'lg:has-[[data-register]]:grid lg:has-[[data-register]]:grid-cols-[minmax(0,1fr)_21rem] lg:has-[[data-register]]:grid-rows-[auto_auto_1fr] lg:has-[[data-register]]:content-start lg:has-[[data-register]]:items-start lg:has-[[data-register]]:gap-x-14 ' +
  'lg:has-[[data-register]]:*:data-[part=head]:row-span-2 lg:has-[[data-register]]:*:col-start-1 lg:has-[[data-register]]:*:data-[part=head]:row-start-1 ' +
  'lg:has-[[data-register]]:*:data-[part=banner]:col-start-2 lg:has-[[data-register]]:*:data-[part=banner]:row-start-1 ' +
  'lg:has-[[data-register]]:*:data-[part=register]:col-start-2 lg:has-[[data-register]]:*:data-[part=register]:row-start-2 ' +
  'lg:has-[[data-register]]:*:data-[part=prizes]:col-start-2 lg:has-[[data-register]]:*:data-[part=prizes]:row-start-3 lg:has-[[data-register]]:*:data-[part=prizes]:row-span-3'

type PartsProps = Pick<PublicPage, 'parts'> & {
  /** Number of non-empty parts above the fold of a phone. */
  aboveFold: number
}

export function Parts({ parts, aboveFold }: PartsProps) {
  const first = new Set(parts.filter(({ html }) => html).slice(0, aboveFold))
  return parts.map((part) => (
    <div
      key={part.name}
      data-part={part.name}
      data-hash={part.hash}
      className={classNames('empty:hidden', !first.has(part) && 'laid-out-late -mx-4 px-4')}
      // Rendered by React.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: part.html }}
    />
  ))
}

export function MissingPage({ language }: { language: Language }) {
  const words = useMessages('phases')
  return (
    <PageLayout language={language} title={words.noneTitle}>
      <main id="content" className="flex flex-1 items-center justify-center">
        <EmptyState
          title={words.noneTitle}
          text={words.noneText}
          action={
            <a href={paths.competitions} className={buttonClass('primary')}>
              {words.toList}
            </a>
          }
        />
      </main>
    </PageLayout>
  )
}

type LayoutProps = {
  language: Language
  title: string
  description?: string
  /** The canonical address, with which the other languages are linked. */
  address?: string
  /** Address of its parts and of their stream; without it the page is static. */
  live?: string
  signIn?: string | undefined
  tags?: ReactNode
  query?: Record<string, string>
  /** A select, for browsers with script; else links. */
  languageChoice?: ReactNode
  children: ReactNode
}

export function PageLayout({
  language,
  title,
  live,
  signIn,
  query,
  languageChoice,
  children,
  ...about
}: LayoutProps) {
  const common = useMessages('common')
  const words = useMessages('live')
  return (
    <HtmlDocument
      language={language}
      title={`${title} · ${common.product}`}
      script="live-page"
      live={live ?? ''}
      head={<Head title={title} {...about} />}
    >
      <div id="root">
        <a href="#content" className="sr-only focus:not-sr-only">
          {common.skipToContent}
        </a>
        <Header signIn={signIn} />
        {live ? (
          <output
            id="offline"
            hidden
            data-words={words.asOf('{time}')}
            className="block border-b border-hair bg-sunken px-4 py-2 text-label font-medium"
          />
        ) : null}
        {children}
        <footer className="mx-auto flex w-full max-w-page gap-4 px-4 pb-8 in-[#root:has([data-register])]:max-lg:pb-28 sm:px-6 print:hidden">
          {languageChoice}
          <LanguageLinks language={language} query={query} className={languageChoice ? 'unscripted' : ''} />
        </footer>
      </div>
    </HtmlDocument>
  )
}

function Head({
  title,
  description,
  address,
  tags,
}: Pick<LayoutProps, 'title' | 'description' | 'address' | 'tags'>) {
  return (
    <>
      {/* before the first paint, so not deferred */}
      <script
        // From the build.
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: pageFiles.early.code }}
      />
      {description ? <meta name="description" content={description} /> : null}
      {tags ?? (
        <>
          <meta property="og:title" content={title} />
          {description ? <meta property="og:description" content={description} /> : null}
        </>
      )}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#faf7f1" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#14110e" media="(prefers-color-scheme: dark)" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {address ? <link rel="canonical" href={address} /> : null}
      {address
        ? languages.map((code) => (
            <link key={code} rel="alternate" hrefLang={locale(code)} href={`${address}?lang=${code}`} />
          ))
        : null}
    </>
  )
}

function Header({ signIn = `${paths.signIn}#sign-in` }: Pick<LayoutProps, 'signIn'>) {
  const common = useMessages('common')
  const phases = useMessages('phases')
  return (
    <header className="sticky top-0 z-20 bg-paper print:hidden">
      <div className="mx-auto flex min-h-14 w-full max-w-page flex-wrap items-center gap-1 px-4 sm:gap-3 sm:px-6">
        <a href="/" className="me-auto text-lead font-extrabold tracking-tight">
          {common.product}
        </a>
        <a href={paths.search} className={headClass}>
          <Icon name="search" />
          <span className="sr-only">{common.list.search}</span>
        </a>
        <ThemeSwitch />
        <a href={signIn} className={buttonClass('quiet')}>
          {phases.signIn}
        </a>
      </div>
      <Line className="-mt-2.5 -mb-2.5" />
    </header>
  )
}

type LinksProps = { language: Language; query: Record<string, string> | undefined; className: string }

function LanguageLinks({ language, query, className }: LinksProps) {
  const common = useMessages('common')
  return (
    <nav aria-label={common.language} className={classNames('flex flex-wrap gap-x-2', className)}>
      {languages.map((code) => (
        <a
          key={code}
          href={`?${new URLSearchParams({ ...query, lang: code })}`}
          hrefLang={locale(code)}
          lang={locale(code)}
          data-language={code}
          aria-current={code === language ? 'true' : undefined}
          className="inline-flex min-h-touch items-center px-2 text-soft underline underline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
        >
          {languageName(code)}
        </a>
      ))}
    </nav>
  )
}

const headClass = 'inline-flex size-touch items-center justify-center rounded-control hover:bg-sunken'

/** CSS shows the icon of the other theme. */
function ThemeSwitch() {
  const common = useMessages('common')
  return (
    <button type="button" data-theme-switch="" className={classNames('scripted', headClass)}>
      <span className="in-light">
        <Icon name="moon" />
        <span className="sr-only">{common.toDark}</span>
      </span>
      <span className="in-dark">
        <Icon name="sun" />
        <span className="sr-only">{common.toLight}</span>
      </span>
    </button>
  )
}
