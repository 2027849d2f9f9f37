/** The parts of `/live/{id}`: a competition as everyone may see it (screens §32). */
import type { ReactNode } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { CompetitionFacts } from '@trickline/views/competitions/competition-facts.tsx'
import { type ComingProps, isBeforeStart } from './before-start/coming-competition.ts'
import { Banner, ComingHead } from './before-start/head.tsx'
import { HowTheDaysGo, WhatIsJudged } from './before-start/how-it-goes.tsx'
import { PrizesAndPeople } from './before-start/prizes-and-people.tsx'
import { RegisterCard } from './before-start/register-card.tsx'
import { WhoIsComing } from './before-start/who-is-coming.tsx'
import { Following } from './following.tsx'
import { Fold } from './from-start/fold.tsx'
import { Head } from './from-start/head.tsx'
import { Now } from './from-start/now.tsx'
import { People } from './from-start/people.tsx'
import { FoldedPhases, Results } from './from-start/results.tsx'
import { WithCountries } from './with-countries.tsx'

/** The parts are the same before and after the start, so that an open page follows; those of the other state are empty. */
export const liveParts: Record<string, (props: ComingProps) => ReactNode> = {
  banner: beforeStart(Banner),
  head: (props) => (isBeforeStart(props.view) ? <ComingHead {...props} /> : <Head {...props} />),
  register: beforeStart(RegisterCard),
  following: fromStart(Following),
  now: fromStart(Now),
  coming: beforeStart(WhoIsComing),
  days: beforeStart(HowTheDaysGo),
  judged: beforeStart(WhatIsJudged),
  prizes: beforeStart(PrizesAndPeople),
  results: fromStart(Results),
  phases: fromStart(FoldedPhases),
  people: fromStart(People),
  details: Details,
}

type Part = (props: ComingProps) => ReactNode

function beforeStart(Shown: Part): Part {
  return (props) => (isBeforeStart(props.view) ? <Shown {...props} /> : null)
}

function fromStart(Shown: Part): Part {
  return (props) => (isBeforeStart(props.view) ? null : <Shown {...props} />)
}

function Details({ view, countries }: ComingProps) {
  const words = useMessages('competitions')
  return (
    <WithCountries countries={countries}>
      <div className="border-b border-hair">
        <Fold id="details" title={words.details}>
          <CompetitionFacts competition={view} />
        </Fold>
      </div>
    </WithCountries>
  )
}
