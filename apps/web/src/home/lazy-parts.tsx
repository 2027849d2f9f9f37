/** Parts of home that the first paint does not need; until they are loaded, something of their size takes their place. */
import type { ButtonKind } from '@trickline/ui/button.tsx'
import { buttonClass } from '@trickline/ui/button.tsx'
import type { OrganizedRead } from '@trickline/contract/read-rows'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { Skeleton } from '@trickline/ui/skeleton.tsx'

export const JudgeNow = lazyComponent(
  async () => (await withWords(import('../phases/judge-now.tsx'), 'phases', 'phaseSteps')).JudgeNow,
  {
    fallback: () => <Skeleton className="h-12 w-24" />,
  },
)

const organizerParts = () =>
  withWords(import('./organizer-parts.tsx'), 'competitionSteps', 'phases', 'phaseSteps')

export const ApproveButton = lazyComponent(async () => (await organizerParts()).ApproveButton, {
  fallback: () => <Skeleton className="h-12 w-28" />,
})

/** Where the person rides or judges in a running competition. */
export const OwnDay = lazyComponent(async () => (await withWords(import('./own-day.tsx'), 'athlete')).OwnDay)

export const OwnCompetition = lazyComponent(
  async () => (await withWords(import('./own-competition.tsx'), 'training', 'judging')).OwnCompetition,
  {
    fallback: ({ own }) => (
      <Skeleton
        className={`rounded-card ${own.round ? 'h-[18.7rem] sm:h-[17.25rem] lg:h-[17.9rem]' : 'h-44 sm:h-48'}`}
      />
    ),
  },
)

export type StepProps = { organized: OrganizedRead; kind: ButtonKind }

export const StepButton = lazyComponent<StepProps>(async () => (await organizerParts()).StepButton, {
  fallback: StepButtonFallback,
})

export function StepButtonFallback({ organized: { step }, kind }: StepProps) {
  const words = useMessages('home')
  return (
    <span aria-hidden="true" className={buttonClass(kind)}>
      {step === null ? null : words.stepActions[step]}
    </span>
  )
}

export type ResultProps = { organized: OrganizedRead }

export const PhaseResult = lazyComponent<ResultProps>(async () => (await organizerParts()).PhaseResult, {
  fallback: PhaseResultFallback,
})

export function PhaseResultFallback({ organized: { phase, competition } }: ResultProps) {
  const rows = shownResults(phase?.rounds ?? 0, competition.isVs)
  return <Skeleton className={resultHeights[rows]} />
}

/** At most four results: pairs, or the best of a table. */
export function shownResults(rounds: number, isVs: boolean): 1 | 2 | 3 | 4 {
  const rows = Math.min(4, isVs ? rounds / 2 : rounds)
  return rows >= 4 ? 4 : rows >= 3 ? 3 : rows >= 2 ? 2 : 1
}

const resultHeights = { 1: 'h-9', 2: 'h-18', 3: 'h-27', 4: 'h-36' }

export const InvitationAnswers = lazyComponent(
  async () =>
    (await withWords(import('../competitions/invitation-answers.tsx'), 'ownEntry')).InvitationAnswers,
  { fallback: () => <Skeleton className="h-12 w-26" /> },
)

const enterParts = () => withWords(import('./enter.tsx'), 'competitions', 'ownEntry')

export const EnterCard = lazyComponent(async () => (await enterParts()).EnterCard, {
  fallback: () => <Skeleton className="h-124 rounded-card sm:h-80" />,
})

export const EnterRows = lazyComponent(async () => (await enterParts()).EnterRows, {
  fallback: () => <Skeleton className="h-24" />,
})

export const NewsList = lazyComponent(async () => (await withWords(import('./news.tsx'), 'news')).NewsList, {
  fallback: () => <Skeleton className="h-160" />,
})

export const SayHello = lazyComponent(
  async () => (await withWords(import('./say-hello.tsx'), 'fields')).SayHello,
)
