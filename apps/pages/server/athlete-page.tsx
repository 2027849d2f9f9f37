/** `/live/athlete/{id}`: an athlete across competitions, without script (ranking §5). */
import type { AthletePageInput } from '@trickline/contract/public-pages'
import { levelName } from '@trickline/scoring'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { LevelMark } from '@trickline/ui/level-mark.tsx'
import { buttonClass } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import type { Language } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Score } from '@trickline/ui/score.tsx'
import { paths } from '@trickline/views/paths.ts'
import { NameAndFlag } from '@trickline/views/people/person-name.tsx'
import { personName } from '@trickline/views/person-name.ts'
import type { ReactNode } from 'react'
import { PageLayout } from './document.tsx'

type Props = { input: AthletePageInput; language: Language; origin: string }
type Page = AthletePageInput

export function AthletePage({ input, language, origin }: Props) {
  const words = useMessages('athlete')
  const common = useMessages('common')
  const { athlete, results, best_rounds, tricks, ranking } = input
  const name = personName(athlete, common)
  return (
    <PageLayout
      language={language}
      title={name}
      description={words.description(name)}
      address={`${origin}${paths.liveAthlete(athlete.id)}`}
      signIn={`${paths.signIn}?${new URLSearchParams({ next: paths.profile(athlete.id) })}`}
    >
      <main
        id="content"
        className="mx-auto flex w-full max-w-page flex-1 flex-col gap-8 px-4 pt-6 pb-16 sm:px-6 sm:pt-10"
      >
        <Head athlete={athlete} />
        {results.length + best_rounds.length + tricks.length === 0 ? (
          <EmptyState title={words.none.title} text={words.none.text} />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <div className="flex flex-col gap-10">
              <Results results={results} />
              <Rounds rounds={best_rounds} />
              <OverTime ranking={ranking} />
            </div>
            <Tricks tricks={tricks} />
          </div>
        )}
      </main>
    </PageLayout>
  )
}

function Head({ athlete }: Pick<Page, 'athlete'>) {
  const words = useMessages('athlete')
  const { id, name, surname, img_path, slackline_since: since } = athlete
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={name} surname={surname} src={img_path} size="big" aboveFold />
      <div className="min-w-0 flex-1 basis-48">
        <h1 className="text-title hyphens-auto [overflow-wrap:anywhere]">
          <NameAndFlag user={athlete} />
        </h1>
        {since === null ? null : <p className="text-soft">{words.since(since)}</p>}
      </div>
      <a
        href={`${paths.signIn}?${new URLSearchParams({ next: paths.profile(id) })}`}
        title={words.followText(name)}
        className={classNames(buttonClass('primary'), 'in-[[data-signed-in]]:hidden')}
      >
        {words.follow}
      </a>
      <a
        href={paths.profile(id)}
        title={words.followText(name)}
        className={classNames(buttonClass('primary'), 'not-in-[[data-signed-in]]:hidden')}
      >
        {words.follow}
      </a>
    </header>
  )
}

function Results({ results }: Pick<Page, 'results'>) {
  const words = useMessages('athlete')
  const phases = useMessages('phases')
  const format = useFormat('UTC')
  return (
    <Part title={words.results} count={results.length}>
      {results.map(({ competition_id, competition, day, place, field, final_score }) => (
        <Row key={competition_id} to={paths.live(competition_id)}>
          <span className="tabular w-12 shrink-0 text-lead font-extrabold">{phases.position(place)}</span>
          <Named
            name={competition}
            below={[day === null ? '' : format.date(day), words.place(place, field)]
              .filter(Boolean)
              .join(' · ')}
          />
          <Score value={final_score} />
        </Row>
      ))}
    </Part>
  )
}

function Rounds({ rounds }: { rounds: Page['best_rounds'] }) {
  const words = useMessages('athlete')
  const format = useFormat('UTC')
  return (
    <Part title={words.bestRounds} count={rounds.length}>
      {rounds.map(({ competition_id, competition, day, round_id, total_score }) => (
        <Row key={round_id} to={paths.sharedRound(competition_id, round_id)}>
          <Named name={competition} below={day === null ? '' : format.date(day)} />
          <Score value={total_score} />
        </Row>
      ))}
    </Part>
  )
}

function OverTime({ ranking }: Pick<Page, 'ranking'>) {
  const words = useMessages('athlete')
  const points = useMessages('ranking')
  const { options } = useMessages('competitions')
  const format = useFormat('UTC')
  const named: Record<string, string> = { ...options.gender, ...options.category }
  return (
    <Part title={words.overTime} count={ranking.length}>
      {ranking.toReversed().map(({ gender, category, at, rank, points: total }) => (
        <Row
          key={`${gender} ${category} ${at}`}
          to={`${paths.ranking}?${new URLSearchParams({ gender, category, at })}`}
        >
          <Named
            name={words.rank(rank)}
            below={`${format.date(at)} · ${named[gender]}, ${named[category]}`}
          />
          <span className="tabular shrink-0 font-semibold">{points.points(total)}</span>
        </Row>
      ))}
    </Part>
  )
}

/** By level, the highest first and open. */
function Tricks({ tricks }: Pick<Page, 'tricks'>) {
  const words = useMessages('athlete')
  const names: Record<number, string> = useMessages('judging').quick.levels
  const format = useFormat('UTC')
  const landed = (level: number) => tricks.filter(({ level_id }) => level_id === level)
  return (
    <Part title={words.tricks} count={tricks.length}>
      {[...new Set(tricks.map(({ level_id }) => level_id))].map((level, index) => (
        <li key={level} className="[&:first-child>*]:border-t-0 last:border-b last:border-hair">
          <Collapsible
            look="row"
            open={index === 0}
            title={
              <span className="flex items-center gap-2">
                <LevelMark level={levelName(level)} />
                {names[level]}
              </span>
            }
            end={<span className="tabular text-label text-soft">{landed(level).length}</span>}
          >
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 sm:grid-cols-2">
              {landed(level).map(({ name, times, first_on, competition_id, competition }) => (
                <Row key={name} to={paths.live(competition_id)}>
                  <Named name={name} below={words.first(format.date(first_on), competition)} />
                  <span className="tabular shrink-0 text-label text-soft">{words.times(times)}</span>
                </Row>
              ))}
            </ul>
          </Collapsible>
        </li>
      ))}
    </Part>
  )
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="flex items-baseline justify-between gap-4 pb-2 text-lead">
        {title}
        <span className="tabular text-label font-medium text-soft">{count}</span>
      </h2>
      <ul className="border-t-[1.5px] border-ink">{children}</ul>
    </section>
  )
}

function Row({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li className="border-b border-hair">
      <a href={to} className="flex min-h-14 items-center gap-3 py-2 leading-snug hover:bg-sunken">
        {children}
      </a>
    </li>
  )
}

function Named({ name, below }: { name: string; below: string }) {
  return (
    <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      <span className="block font-semibold">{name}</span>
      {below ? <span className="block text-label text-soft">{below}</span> : null}
    </span>
  )
}
