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
    <ol className="flex flex-col divide-y divide-hair">
      {changes.map((change, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- counted from the oldest, which stays the first
        <li key={changes.length - place} className="flex flex-col gap-1 py-3">
          <Change change={change} ruleId={round.rule_id} />
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

function Change({ change, ruleId }: { change: RoundChangeRead; ruleId: number }) {
  const common = useMessages('common')
  const words = useMessages('history')
  const { statuses } = useMessages('phases')
  const format = useFormat()
  const { at, user, action, after } = change
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{words.actions[action]}</span>
        {after.status !== undefined && actionsWithStatus.has(action) ? (
          <RoundStatusChip status={after.status} named={statuses} />
        ) : null}
      </p>
      <ChangedFields change={change} />
      <Feedback feedback={change.after.feedback ?? []} />
      <Tricks change={change} ruleId={ruleId} />
      <p className="text-label [overflow-wrap:anywhere] text-soft">
        {format.dateTime(at)} · {user ? personName(user, common) : words.nobody}
      </p>
    </>
  )
}

/** Actions whose label does not name the resulting status, so the status is added. */
const actionsWithStatus: ReadonlySet<RoundAction> = new Set([
  'cancel-scoring',
  'cancel-edit',
  'set-back',
  'release',
])

function ChangedFields({ change: { before, after } }: { change: RoundChangeRead }) {
  const words = useMessages('history')
  const common = useMessages('common')
  const format = useFormat()
  const [was, is] = [before.total_score ?? 0, after.total_score ?? 0]
  const commentText = (comment: string | null) => (comment === null ? words.none : common.quoted(comment))
  const lines = [
    was !== is &&
      (was > 0 ? words.total(format.score(was), format.value(is)) : words.totalIs(format.score(is))),
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
