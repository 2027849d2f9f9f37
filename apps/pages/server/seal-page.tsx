/** `/live/ID/seal/NUMBER`: whether a printed result still holds, what was sealed, and what changed (screens §44). */
import type { ReplyOf } from '@trickline/contract/call'
import type { readSeal } from '@trickline/contract/seal'
import { buttonClass } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import type { Language } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { PersonName } from '@trickline/views/people/person-name.tsx'
import { paths } from '@trickline/views/paths.ts'
import { personName } from '@trickline/views/person-name.ts'
import type { ReactNode } from 'react'
import { PageLayout } from './document.tsx'

type Input = ReplyOf<typeof readSeal>
type Props = { input: Input; language: Language; origin: string }

export function SealPage({ input, language, origin }: Props) {
  const words = useMessages('seal')
  const { competition, seal } = input
  return (
    <PageLayout
      language={language}
      title={`${words.pageTitle(seal.number)} · ${competition.name}`}
      description={words[seal.state === 'true' ? 'truth' : seal.state]}
      address={`${origin}${paths.seal(competition.id, seal.number)}`}
      query={{}}
    >
      <main
        id="content"
        className="mx-auto flex w-full max-w-page flex-1 flex-col gap-8 px-4 pt-6 pb-16 sm:px-6 sm:pt-10"
      >
        <header>
          <p className="text-soft">{competition.name}</p>
          <h1 className="text-title">{words.pageTitle(seal.number)}</h1>
        </header>
        <Verdict {...input} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="flex flex-col gap-8">
            <Facts seal={seal} />
            <Changes seal={seal} />
          </div>
          <Places seal={seal} />
        </div>
      </main>
    </PageLayout>
  )
}

function Verdict({ competition, seal: { state, present } }: Input) {
  const words = useMessages('seal')
  const isTrue = state === 'true'
  const isReplaced = state === 'replaced' && present !== null
  return (
    <section
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-2 bg-raised p-5',
        isTrue ? 'border-done' : 'border-danger',
      )}
    >
      <Icon
        name={isTrue ? 'check' : 'warning'}
        className={classNames('size-10 shrink-0', isTrue ? 'text-done' : 'text-danger')}
      />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-lead font-bold">{words[isTrue ? 'truth' : state]}</h2>
        <p className="text-soft">
          {isTrue ? words.truthText : isReplaced ? words.replacedText(present) : words.openText}
        </p>
      </div>
      <a
        href={isReplaced ? paths.seal(competition.id, present) : paths.live(competition.id)}
        className={classNames(buttonClass(isReplaced ? 'primary' : 'quiet'), 'max-sm:w-full')}
      >
        {isReplaced ? words.toPresent(present) : words.toLive}
      </a>
    </section>
  )
}

function Facts({ seal: { at, by, hash, reason } }: Pick<Input, 'seal'>) {
  const words = useMessages('seal')
  const common = useMessages('common')
  const format = useFormat('UTC')
  return (
    <dl className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-5 gap-y-2">
      <Fact label={words.sealedAt}>
        <time dateTime={at}>{format.dateTime(at)}</time>
      </Fact>
      <Fact label={words.by}>{format.list(by.map((person) => personName(person, common)))}</Fact>
      {reason === null ? null : <Fact label={words.why}>{reason}</Fact>}
      <Fact label={words.hash}>
        <code className="text-label">{hash}</code>
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0 font-medium [overflow-wrap:anywhere]">{children}</dd>
    </>
  )
}

function Changes({ seal: { number, changes } }: Pick<Input, 'seal'>) {
  const words = useMessages('seal')
  const phases = useMessages('phases')
  const format = useFormat()
  if (number === 1) return null
  const standing = (of: Input['seal']['changes'][number]['before']) =>
    of === null ? '—' : `${phases.position(of.place)} · ${format.score(of.score)}`
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="pb-2 text-lead font-semibold">
        {words.changed(number - 1)}
      </h2>
      {changes.length === 0 ? (
        <p className="text-soft">{words.nothing}</p>
      ) : (
        <ul>
          {changes.map(({ user, before, after }) => (
            <li
              key={user.id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hair py-2.5"
            >
              <span className="font-semibold [overflow-wrap:anywhere]">
                <PersonName user={user} />
              </span>
              <span className="tabular text-soft">
                {standing(before)} → <strong className="text-ink">{standing(after)}</strong>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Places({ seal: { places } }: Pick<Input, 'seal'>) {
  const words = useMessages('seal')
  const phases = useMessages('phases')
  const format = useFormat()
  return (
    <section aria-labelledby="places">
      <h2 id="places" className="pb-2 text-lead font-semibold">
        {words.places}
      </h2>
      <ol>
        {places.map(({ user, place, score }) => (
          <li key={user.id} className="flex items-baseline gap-3 border-t border-hair py-2.5">
            <span className="tabular min-w-9 font-bold text-soft">{phases.position(place)}</span>
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <PersonName user={user} />
            </span>
            <span className="tabular font-extrabold">{format.score(score)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
