/** `/developers`: the API, its live events and webhooks, with examples that run (screens §42). Calls are described in English. */
import { eventFields } from '@trickline/contract/live-events'
import type { DevelopersInput } from '@trickline/contract/public-pages'
import { pagePaths, paths } from '@trickline/views/paths.ts'
import type { Language } from '@trickline/ui/language.ts'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import type { ReactNode } from 'react'
import { PageLayout } from '../document.tsx'
import { callsByNoun, type ListedCall } from './calls-by-noun.ts'
import { examples } from './examples.ts'

type Props = DevelopersInput & { language: Language; origin: string }

export function DevelopersPage({ document, limits, language, origin }: Props) {
  const words = useMessages('developers')
  return (
    <PageLayout
      language={language}
      title={words.title}
      description={words.description}
      address={`${origin}${pagePaths.developers}`}
    >
      <main
        id="content"
        className="mx-auto flex w-full max-w-page flex-1 flex-col gap-10 px-4 pt-6 pb-16 sm:px-6 sm:pt-10"
      >
        <div>
          <h1 className="text-title">{words.title}</h1>
          <p className="mt-2 text-lead text-soft">{words.description}</p>
        </div>
        <Part
          title={words.begin}
          text={
            <>
              <p className="[overflow-wrap:anywhere]">{words.base(`${origin}/api`)}</p>
              <p>
                <a href="/api/openapi.json" className={linkClass}>
                  openapi.json
                </a>{' '}
                {words.version(document.info.version)}
              </p>
            </>
          }
        >
          <Example name="read" />
        </Part>
        <Ways />
        <Limits limits={limits} />
        <Calls document={document} />
      </main>
    </PageLayout>
  )
}

function Ways() {
  const words = useMessages('developers')
  return (
    <>
      <Part
        title={words.tokens}
        text={
          <p>
            {words.tokensText}{' '}
            <a href={paths.account} className={linkClass}>
              {words.toAccount}
            </a>
          </p>
        }
      >
        <Example name="token" />
      </Part>
      <Part title={words.live} text={<p>{words.liveText}</p>}>
        <Example name="follow" />
        <Events />
      </Part>
      <Part title={words.webhooks} text={<p>{words.webhooksText}</p>}>
        <Example name="webhook" />
      </Part>
    </>
  )
}

function Limits({ limits }: Pick<DevelopersInput, 'limits'>) {
  const words = useMessages('developers')
  return (
    <>
      <Part title={words.limits} text={<p>{words.limitsText}</p>}>
        <ul>
          {limited.map((name) => (
            <li key={name} className="border-t border-hair py-2">
              {words.limit(words.limitOf[name], limits[name].points, limits[name].seconds / 60)}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words.versions} text={<p>{words.versionsText}</p>} />
    </>
  )
}

function Calls({ document }: Pick<DevelopersInput, 'document'>) {
  const words = useMessages('developers')
  return (
    <Part title={words.calls} text={<p>{words.errors}</p>}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-2 sm:grid-cols-2">
        {Object.entries(callsByNoun(document)).map(([noun, calls]) => (
          <Collapsible
            key={noun}
            title={spaced(noun)}
            end={<span className="tabular text-label text-soft">{calls.length}</span>}
            className="open:col-span-full"
          >
            <ul>
              {calls.map((each) => (
                <CallRow key={each.id} {...each} />
              ))}
            </ul>
          </Collapsible>
        ))}
      </div>
    </Part>
  )
}

const limited = ['changes', 'search', 'pages', 'pictures', 'files'] as const

const linkClass = 'underline decoration-edge underline-offset-4 hover:decoration-ink'

/** `ownCalendar` is "own calendar". */
function spaced(noun: string): string {
  return noun.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

type PartProps = { title: string; text: ReactNode; children?: ReactNode }

/** From 64 rem the text stands beside what it is about. */
function Part({ title, text, children }: PartProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-3 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-3">
        <h2 className="text-lead font-semibold">{title}</h2>
        {text}
      </div>
      {children ? <div className="flex flex-col gap-3">{children}</div> : null}
    </section>
  )
}

function Example({ name }: { name: keyof typeof examples }) {
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways
      tabIndex={0}
      data-example={name}
      className="overflow-x-auto rounded-card bg-sunken p-4 font-mono text-label leading-relaxed"
    >
      {examples[name]}
    </pre>
  )
}

function Events() {
  return (
    <ul>
      {Object.entries(eventFields).map(([event, fields]) => (
        <li key={event} className="border-t border-hair py-2 text-label">
          <code className="font-semibold">{event}</code>{' '}
          <span className="[overflow-wrap:anywhere] text-soft">{fields.join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}

function CallRow({ method, path, summary, scopes, fields }: ListedCall) {
  const words = useMessages('developers')
  return (
    <li className="border-t border-hair py-3 text-label">
      <p className="font-mono font-semibold [overflow-wrap:anywhere]">
        {method} {path}
      </p>
      <p className="mt-1">{summary}</p>
      <p className="mt-1 [overflow-wrap:anywhere] text-soft">
        {[words.who(scopes), ...(fields.length > 0 ? [fields.join(', ')] : [])].join(' · ')}
      </p>
    </li>
  )
}
