/** The document of a public page: head, header, languages, sign-in. */
import type { PublicPage } from '@trickline/contract/public-pages'
import { languageName, languages, locale } from '@trickline/messages/languages'
import type { ReactNode } from 'react'
import { pagePaths, paths } from '@trickline/views/paths.ts'
import type { Language } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { Line } from '@trickline/ui/line.tsx'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { ShareTags } from '../share/share-tags.tsx'
import { placesTaken, useCompetitionFacts } from '../share/shared-competition.tsx'
import { HtmlDocument } from './html-document.tsx'
import { pageFiles } from './page-files.ts'

type DocumentProps = { language: Language; origin: string; parts: PublicPage['parts'] }

export function PageDocument({ view, ...document }: DocumentProps & { view: CompetitionView }) {
  return (
    <LiveDocument
      {...document}
      title={view.name}
      description={useMessages('live').description(view.name)}
      facts={useCompetitionFacts(view)}
      path={paths.live(view.id)}
      next={paths.competition(view.id)}
      imageContent={[view.img_path, placesTaken(view)]}
      className={classNames(besideTheCard, foldsTogether)}
    />
  )
}

type LiveDocumentProps = DocumentProps & {
  title: string
  description: string
  /** Facts placed before the description in link previews. */
  facts: readonly string[]
  path: string
  /** The address to open after sign-in. */
  next: string
  imageContent: unknown
  className: string
}

/** The document of a competition or an event. */
export function LiveDocument(props: LiveDocumentProps) {
  const { language, title, description, facts, path, next, imageContent, parts, className } = props
  const address = `${props.origin}${path}`
  const shared = [facts.join(' · '), description].filter(Boolean).join('. ')
  return (
    <PageLayout
      {...{ language, title, description, address }}
      live={path}
      tags={<ShareTags {...{ title, address, language, imageContent }} description={shared} />}
      signIn={`${paths.signIn}?${new URLSearchParams({ next })}`}
    >
      <output id="said" className="sr-only" />
      <main
        id="content"
        className={classNames(
          'mx-auto flex w-full max-w-page flex-1 flex-col gap-8 px-4 pt-6 pb-16 sm:px-6 sm:pt-8',
          className,
        )}
      >
        <Parts parts={parts} aboveFold={3} />
      </main>
    </PageLayout>
  )
}

/** Rows that open, one below another. */
const foldsTogether =
  '[&>[data-part=phases]:not(:empty)+[data-part=people]]:-mt-8 [&>[data-part=people]:not(:empty)+[data-part=details]]:-mt-8'

/** Before the start, from 48 rem: the banner beside the head; from 64 rem banner, card, prizes and people in a second column. */
const besideTheCard =
  'md:has-[[data-register]]:grid md:has-[[data-register]]:grid-cols-[minmax(0,1fr)_18rem] md:has-[[data-register]]:content-start md:has-[[data-register]]:items-start md:has-[[data-register]]:gap-x-8 ' +
  'md:has-[[data-register]]:*:col-start-1 md:has-[[data-register]]:*:data-[part=banner]:col-start-2 md:has-[[data-register]]:*:data-[part=banner]:row-start-1 md:max-lg:has-[[data-register]]:*:not-data-[part=head]:-col-end-1 ' +
  'lg:has-[[data-register]]:grid-cols-[minmax(0,1fr)_21rem] lg:has-[[data-register]]:grid-rows-[auto_auto_1fr] lg:has-[[data-register]]:gap-x-14 ' +
  'lg:has-[[data-register]]:*:data-[part=head]:row-span-2 lg:has-[[data-register]]:*:data-[part=head]:row-start-1 ' +
  'lg:has-[[data-register]]:*:data-[part=register]:col-start-2 lg:has-[[data-register]]:*:data-[part=register]:row-start-2 ' +
  'lg:has-[[data-register]]:*:data-[part=prizes]:col-start-2 lg:has-[[data-register]]:*:data-[part=prizes]:row-start-3 lg:has-[[data-register]]:*:data-[part=prizes]:row-span-3 ' +
  // the place of a card that is hidden
  'lg:not-in-[[data-entry]]:has-[[data-register=with-entry]]:*:data-[part=register]:hidden lg:not-in-[[data-entry]]:has-[[data-register=with-entry]]:*:data-[part=prizes]:row-start-2!'

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
      // rendered by React
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: part.html }}
    />
  ))
}

type LayoutProps = {
  language: Language
  title: string
  description?: string
  /** The canonical address, which the links to other languages use. */
  address?: string
  /** Address of the parts and their stream; without it the page is static. */
  live?: string
  signIn?: string | undefined
  tags?: ReactNode
  query?: Record<string, string> | undefined
  children: ReactNode
}

export function PageLayout({ language, title, live, signIn, query, children, ...about }: LayoutProps) {
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
        <Foot language={language} query={query} />
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
      {/* runs before the first paint, so it is not deferred */}
      <script
        // comes from the build
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
      <div className="mx-auto flex min-h-14 w-full max-w-page flex-wrap items-center gap-x-1 px-4 sm:px-6">
        <a
          href="/"
          className="inline-flex min-h-touch items-center gap-2 text-lead font-extrabold tracking-tight"
        >
          <Mark />
          {common.product}
        </a>
        <div className="ms-auto flex items-center gap-1">
          <a href={pagePaths.search} className={headClass}>
            <Icon name="search" />
            <span className="sr-only">{common.list.search}</span>
          </a>
          <a
            href={signIn}
            className={classNames(headClass, '-me-3 px-3 font-semibold in-[[data-signed-in]]:hidden')}
          >
            {phases.signIn}
          </a>
          <a
            href={paths.home}
            className={classNames(headClass, '-me-3 px-3 font-semibold not-in-[[data-signed-in]]:hidden')}
          >
            {common.nav.home}
          </a>
        </div>
      </div>
      <Line className="-mt-2.5 -mb-2.5" />
    </header>
  )
}

const headClass =
  'inline-flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-control hover:bg-sunken'

/** The line with its bead, as in the product's icon. */
export function Mark({ className = 'h-5.5 w-7.5 shrink-0' }: { className?: string }) {
  return (
    <svg viewBox="0 0 30 22" aria-hidden="true" className={className}>
      <path
        d="M1 10L15 16 29 10"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <circle cx={15} cy={10.6} r={4.6} className="fill-accent" />
    </svg>
  )
}

function Foot({ language, query }: Pick<LayoutProps, 'language' | 'query'>) {
  return (
    <footer className="border-t border-hair in-[#root:has([data-register])]:max-lg:pb-24 print:hidden">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-4 px-4 py-3 text-soft sm:px-6">
        <LanguageChoice language={language} />
        <LanguageLinks language={language} query={query} />
        <ThemeSwitch />
        <DevelopersLink />
      </div>
    </footer>
  )
}

function DevelopersLink() {
  const words = useMessages('developers')
  return (
    <a
      href={pagePaths.developers}
      className="inline-flex min-h-touch items-center underline underline-offset-4 hover:text-ink"
    >
      {words.title}
    </a>
  )
}

function LanguageChoice({ language }: Pick<LayoutProps, 'language'>) {
  const common = useMessages('common')
  return (
    <label className="scripted flex min-h-touch items-center gap-2">
      <span className="max-sm:sr-only">{common.language}</span>
      <select
        data-languages=""
        defaultValue={language}
        className="min-h-touch rounded-control bg-transparent px-1 font-semibold text-ink underline underline-offset-4"
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={locale(code)}>
            {languageName(code)}
          </option>
        ))}
      </select>
    </label>
  )
}

type LinksProps = Pick<LayoutProps, 'language' | 'query'>

/** Works without script; with it, the links tell the address of each language (browser/patch.ts). */
function LanguageLinks({ language, query }: LinksProps) {
  const common = useMessages('common')
  return (
    <nav aria-label={common.language} className="unscripted">
      <span className="flex flex-wrap gap-x-2">
        {languages.map((code) => (
          <a
            key={code}
            href={`?${new URLSearchParams({ ...query, lang: code })}`}
            hrefLang={locale(code)}
            lang={locale(code)}
            data-language={code}
            aria-current={code === language ? 'true' : undefined}
            className="inline-flex min-h-touch items-center px-2 underline underline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
          >
            {languageName(code)}
          </a>
        ))}
      </span>
    </nav>
  )
}

/** CSS shows the icon of the other theme. */
function ThemeSwitch() {
  const common = useMessages('common')
  return (
    <button type="button" data-theme-switch="" className={classNames('scripted', headClass, 'ms-auto px-3')}>
      <span className="in-light">
        <Icon name="moon" className="me-2 inline size-5" />
        {common.toDark}
      </span>
      <span className="in-dark">
        <Icon name="sun" className="me-2 inline size-5" />
        {common.toLight}
      </span>
    </button>
  )
}
