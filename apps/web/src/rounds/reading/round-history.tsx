/** History of a round, newest first: who did what, and what changed (screens §27). */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readRoundChange, type RoundChangeRead } from '@trickline/contract/read-rows'
import { roundHistory } from '@trickline/contract/calls/round-history'
import type { RoundAction } from '@trickline/contract/round-history'
import { feedbackOf } from '@trickline/contract/status-codes'
import { liveQuery } from '@trickline/client/live.ts'
import { api } from '@trickline/client/api.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { draftRows, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { RoundStatusChip } from '../round-status.tsx'
import { RoundVersions } from '../saving/round-versions.tsx'

/** Each change of the round raises `version`. */
type Props = { round: { id: number; version: number; rule_id: number } }

export function RoundHistory({ round }: Props) {
  const words = useMessages('history')
  return (
    <Loaded {...useRoundHistory(round)} failedTitle={words.failed} skeleton={<SkeletonRows count={4} />}>
      {(changes) => <Changes {...{ changes, round }} />}
    </Loaded>
  )
}

function Changes({ changes, round }: Props & { changes: readonly RoundChangeRead[] }) {
  const words = useMessages('history')
  if (changes.length === 0) return <p className="text-soft">{words.empty}</p>
  return (
    <ol>
      {changes.map((change, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- counted from the oldest, which stays the first
        <li key={changes.length - place}>
          <Change change={change} newer={changes[place - 1]} ruleId={round.rule_id} />
        </li>
      ))}
    </ol>
  )
}

function useRoundHistory({ id, version }: Props['round']) {
  return useQuery({
    ...liveQuery(queryKeys.roundHistory(id, version), async (signal) => {
      const { history } = await api(roundHistory, { params: { id }, signal })
      return history.map(readRoundChange)
    }),
    placeholderData: keepPreviousData,
  })
}

type ChangeProps = { change: RoundChangeRead; newer: RoundChangeRead | undefined; ruleId: number }

/** A bead on the line. Day and person stand above the first of those that share them. */
function Change({ change, newer, ruleId }: ChangeProps) {
  const words = useMessages('history')
  const { statuses } = useMessages('phases')
  const format = useFormat()
  const dayAndPerson = useDayAndPerson()
  const { at, action, after } = change
  const above = dayAndPerson(change)
  return (
    <div className="grid grid-cols-[3rem_1fr]">
      <p
        className={
          newer && dayAndPerson(newer) === above
            ? 'sr-only'
            : classNames('col-span-2 pb-2 text-label [overflow-wrap:anywhere] text-soft', newer && 'pt-2')
        }
      >
        {above}
      </p>
      <p className="tabular text-label leading-6 text-soft">{format.time(at)}</p>
      <div className={lineClass}>
        <span aria-hidden="true" className={classNames(beadClass, newer ? 'bg-raised' : 'bg-ink')} />
        <div className="flex flex-wrap items-baseline gap-x-3">
          <p className="flex flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{words.actions[action]}</span>
            {after.status !== undefined && actionsWithStatus.has(action) ? (
              <RoundStatusChip status={after.status} named={statuses} />
            ) : null}
          </p>
          <Total change={change} />
        </div>
        <ChangedFields change={change} />
        <Feedback feedback={change.after.feedback ?? []} />
        <Tricks change={change} ruleId={ruleId} />
      </div>
    </div>
  )
}

function useDayAndPerson(): (change: RoundChangeRead) => string {
  const common = useMessages('common')
  const words = useMessages('history')
  const format = useFormat()
  return ({ at, user }) => `${format.date(at)} · ${user ? personName(user, common) : words.nobody}`
}

const lineClass =
  'relative flex min-w-0 flex-col gap-1 border-s-[1.5px] border-ink pb-5 ps-5 in-[li:last-child]:border-transparent in-[li:last-child]:pb-0'
const beadClass = 'absolute start-[-6.75px] top-1.5 size-3 rounded-full border-[1.5px] border-ink'

/** Actions whose label does not name the resulting status, so the status is added. */
const actionsWithStatus: ReadonlySet<RoundAction> = new Set([
  'cancel-scoring',
  'cancel-edit',
  'set-back',
  'release',
])

function Total({ change: { before, after } }: { change: RoundChangeRead }) {
  const words = useMessages('history')
  const format = useFormat()
  const [was, is] = [before.total_score ?? 0, after.total_score ?? 0]
  if (was === is) return null
  return (
    <p className="tabular flex flex-wrap items-baseline gap-x-2 text-soft">
      <span className="text-label">{words.total}</span>
      {was > 0 ? `${format.score(was)} →` : null}
      <strong className="text-score font-extrabold tracking-tight text-ink">
        {was > 0 ? format.value(is) : format.score(is)}
      </strong>
    </p>
  )
}

function ChangedFields({ change: { before, after } }: { change: RoundChangeRead }) {
  const words = useMessages('history')
  const common = useMessages('common')
  const commentText = (comment: string | null) => (comment === null ? words.none : common.quoted(comment))
  const lines = [
    after.judge_comment !== undefined &&
      common.labelled(words.judgeComment, commentText(after.judge_comment)),
    after.athlete_comment !== undefined &&
      common.labelled(words.athleteComment, commentText(after.athlete_comment)),
    after.video_link !== undefined && words.video(after.video_link ?? words.none),
    before.round_name !== undefined && words.name(after.round_name ?? words.none),
  ]
  return lines
    .filter((line) => line !== false)
    .map((line) => (
      <p key={line} className="[overflow-wrap:anywhere] whitespace-pre-line">
        {line}
      </p>
    ))
}

function Feedback({ feedback }: { feedback: NonNullable<RoundChangeRead['after']['feedback']> }) {
  const words = useMessages('history')
  const common = useMessages('common')
  const confirmed = feedback.filter(({ athlete_feedback: code }) => feedbackOf(code) === 'confirmed').length
  const others = feedback.filter(({ athlete_feedback: code }) => feedbackOf(code) !== 'confirmed')
  return (
    <>
      {confirmed > 0 ? <p>{words.confirmed(confirmed)}</p> : null}
      {others.map(({ validated_trick_id: id, name, athlete_feedback, athlete_comment }) => (
        <p key={id} className="[overflow-wrap:anywhere]">
          {feedbackOf(athlete_feedback) === 'incorrect' ? words.incorrect(name) : words.nothingSaid(name)}
          {athlete_comment === null ? null : ` ${common.quoted(athlete_comment)}`}
        </p>
      ))}
    </>
  )
}

function Tricks({ change: { before, after }, ruleId }: { change: RoundChangeRead; ruleId: number }) {
  const words = useMessages('history')
  if (!after.validatedTricks) return null
  const [was, is] = [draftRows(before.validatedTricks ?? []), draftRows(after.validatedTricks)]
  const count = tricksOf(is).length
  if (was.length === 0) return <p>{words.entered(count)}</p>
  return (
    <details>
      <summary className="min-h-touch cursor-pointer py-2 underline underline-offset-4">
        {words.tricks(tricksOf(was).length, count)}
      </summary>
      <RoundVersions
        one={{ name: words.before, rows: was }}
        other={{ name: words.after, rows: is }}
        ruleId={after.total_score === null ? null : ruleId}
      />
    </details>
  )
}
