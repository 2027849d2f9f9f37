/** The details and the extra information of a competition (screens §5). */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { lineFields } from '@trickline/competition/competition-fields'
import { phasesOf } from '@trickline/competition/phases'
import { stageNames } from '@trickline/competition/stage-names'
import type { ReactNode } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '../person-name.ts'
import { ruleTitle } from '../rule-title.ts'
import { ProfileLink } from '../people/person-name.tsx'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { useFieldValue } from './field-value.ts'
import { openForm } from './opened-form.ts'
import { Flag } from '@trickline/ui/flag.tsx'
import { useCountries } from '../countries.ts'

export function CompetitionFacts({ competition }: { competition: CompetitionRead }) {
  const common = useMessages('common')
  const words = useMessages('competitions')
  const facts = useMessages('competitionFacts')
  const { organizer } = competition
  const fieldValue = useFieldValue()
  const { form } = openForm(competition)
  const valueOf = (field: Parameters<typeof fieldValue>[1]) => fieldValue(form, field)
  const line = lineFields.filter((field) => form[field] !== null)
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2">
      <Facts label={words.details} labelHidden>
        <Fact label={facts.category}>{valueOf('category')}</Fact>
        <Fact label={words.gender}>{valueOf('gender')}</Fact>
        <Fact label={facts.mode}>
          {valueOf('is_vs')}
          {competition.rule ? ` · ${ruleTitle(competition.rule, common)}` : null}
        </Fact>
        <Fact label={facts.registration}>
          {valueOf('is_open')}
          {competition.athletes_min === null || competition.athletes_max === null
            ? null
            : ` · ${facts.athletesRange(competition.athletes_min, competition.athletes_max)}`}
        </Fact>
        <Fact label={facts.rounds}>{usePhaseNames(competition)}</Fact>
        <Fact label={facts.organizer}>
          <span className="flex min-w-0 items-center gap-2">
            <Avatar name={organizer.name} surname={organizer.surname} src={organizer.img_path} size="small" />
            <span className="min-w-0 [overflow-wrap:anywhere] [&>a]:underline [&>a]:decoration-edge [&>a:hover]:decoration-accent">
              <ProfileLink userId={organizer.id}>{personName(organizer, common)}</ProfileLink>
            </span>
          </span>
        </Fact>
      </Facts>
      <Extra competition={competition} />
      {line.length > 0 ? (
        <Facts label={facts.lineTitle}>
          {line.map((field) => (
            <Fact key={field} label={facts.fields[field]}>
              {valueOf(field)}
            </Fact>
          ))}
        </Facts>
      ) : null}
    </div>
  )
}

function Extra({ competition }: { competition: CompetitionRead }) {
  const words = useMessages('competitionFacts')
  const competitions = useMessages('competitions')
  const format = useFormat()
  const country = useCountries().find(({ id }) => id === competition.country_id)
  const money = (units: number) => format.money(units, country?.currency)
  return (
    <Facts label={words.extra}>
      <Fact label={competitions.fees}>{competition.fees === 0 ? words.free : money(competition.fees)}</Fact>
      <Fact label={words.prize}>
        {competition.prize_amount_total === 0 ? (
          words.noPrize
        ) : (
          <>
            <span className="font-bold">{money(competition.prize_amount_total)}</span>
            <span className="text-soft"> ({prizesOf(competition).map(money).join(' / ')})</span>
          </>
        )}
      </Fact>
      <Fact label={words.location}>
        {format.joined(...[competition.location ?? '', country?.label ?? ''].filter(Boolean)) || '—'}
        {'\u00a0'}
        {country ? <Flag country={country} /> : null}
      </Fact>
      {competition.url_event ? (
        <Fact label={words.urlEvent}>
          <OutLink url={competition.url_event} />
        </Fact>
      ) : null}
      {competition.url_social ? (
        <Fact label={words.urlSocial}>
          <OutLink url={competition.url_social} />
        </Fact>
      ) : null}
    </Facts>
  )
}

type FactsProps = { label: string; labelHidden?: boolean; children: ReactNode }

function Facts({ label, labelHidden = false, children }: FactsProps) {
  return (
    <section aria-label={label}>
      <h2 className={labelHidden ? 'sr-only' : 'mb-2 text-label font-medium tracking-wide text-soft'}>
        {label}
      </h2>
      <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-5 gap-y-2">{children}</dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="min-w-[min(6.5rem,30vw)] text-soft">{label}</dt>
      <dd className="min-w-0 font-medium">{children}</dd>
    </>
  )
}

/** Shows the address without its protocol. */
function OutLink({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="font-semibold [overflow-wrap:anywhere] underline decoration-edge underline-offset-4 hover:decoration-accent"
    >
      {url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </a>
  )
}

function usePhaseNames(competition: CompetitionRead): string {
  const words = useMessages('competitionFacts')
  const stages = phasesOf(competition)
    .filter(({ kind }) => kind === 'stage')
    .map(({ stage, number }) =>
      stage === null ? words.roundNumber(number) : words.stages[stageNames[stage]],
    )
  const qualifying = competition.isQualificationDual ? words.doubleQualifying : words.qualifying
  return [qualifying, ...stages].join(' › ')
}

function prizesOf(competition: CompetitionRead): number[] {
  return [
    competition.prize_amount_first,
    competition.prize_amount_second,
    competition.prize_amount_third,
    competition.prize_amount_fourth,
  ].filter((prize) => prize > 0)
}
