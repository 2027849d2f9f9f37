/** Inquiries of a competition or a round: text, answers, and what the viewer can do with them (screens §43). */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listInquiries, withdrawInquiry } from '@trickline/contract/calls/inquiries'
import type { Inquiry } from '@trickline/contract/inquiries'
import { useState } from 'react'
import { api } from '@trickline/client/api.ts'
import { defineMutation } from '@trickline/client/mutation.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { paths } from '@trickline/views/paths.ts'
import { personName } from '@trickline/views/person-name.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { useAction } from '../../lib/use-action.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { MakeInquiry } from './make-inquiry.tsx'
import type { RoundReply } from '@trickline/client/round.ts'

type Props = {
  competitionId: number
  /** Changes with each inquiry, since everybody sees how many are open. */
  stamp?: string
  /** If given, only inquiries about this round are shown. */
  reply?: RoundReply
  onClose: () => void
}

export function InquiriesDialog({ competitionId, stamp = '', reply, onClose }: Props) {
  const words = useMessages('inquiries')
  const [answered, setAnswered] = useState<Inquiry | null>(null)
  const inquiries = useInquiries(competitionId, stamp)
  const mayInquire = reply !== undefined && (inquiries.data?.may_inquire ?? []).includes(reply.round.id)
  const isMaking = mayInquire && reply !== undefined
  if (isMaking) return <MakeInquiry {...{ competitionId, reply, onClose }} />
  if (answered) return <AnswerDialog inquiry={answered} onClose={() => setAnswered(null)} />
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <Loaded {...inquiries} failedTitle={words.failed} skeleton={<SkeletonRows count={3} />}>
        {({ inquiries: all }) => {
          const shown = reply ? all.filter(({ round_id }) => round_id === reply.round.id) : all
          return shown.length === 0 ? (
            <p className="text-soft">{words.none}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-hair">
              {shown.map((inquiry) => (
                <InquiryItem
                  key={inquiry.id}
                  {...{ inquiry, competitionId }}
                  onAnswer={() => setAnswered(inquiry)}
                />
              ))}
            </ul>
          )
        }}
      </Loaded>
    </Dialog>
  )
}

function useInquiries(id: number, stamp: string) {
  return useQuery({
    queryKey: [...queryKeys.inquiries(id), stamp],
    queryFn: ({ signal }) => api(listInquiries, { params: { id }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

type ItemProps = { inquiry: Inquiry; competitionId: number; onAnswer: () => void }

function InquiryItem({ inquiry, competitionId, onAnswer }: ItemProps) {
  const words = useMessages('inquiries')
  const common = useMessages('common')
  const format = useFormat()
  const person = usePerson()
  const { run, busy } = useAction()
  const { id, user, at, state, tricks, round_id: roundId, may_answer: mayAnswer } = inquiry
  const withdraw = () =>
    run(
      withdraws,
      { id, competitionId },
      { done: words.withdrawn, refetches: [queryKeys.inquiries(competitionId)] },
    )
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-1 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{words.ofName(personName(user, common))}</span>
        <span className="tabular text-label text-soft">{format.dateTime(at)}</span>
      </p>
      <ul className="flex flex-col gap-1">
        {tricks.map(({ validated_trick_id: row, name, text }) => (
          <li key={`${row} ${text}`} className="[overflow-wrap:anywhere]">
            <span className="font-medium">{name ?? words.missing}</span>
            <span className="text-soft">: </span>
            <span className="whitespace-pre-line">{text}</span>
          </li>
        ))}
      </ul>
      {state === 'answered' ? (
        <Answer inquiry={inquiry} />
      ) : (
        <p className="text-soft">{words.states[state]}</p>
      )}
      {mayAnswer ? (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button className="max-sm:grow" onClick={onAnswer}>
            {words.stays}
          </Button>
          <Link
            to={paths.judging(roundId)}
            search={{ inquiry: id }}
            className={classNames(buttonClass(), 'max-sm:grow')}
          >
            {words.correct}
          </Link>
        </div>
      ) : null}
      {state === 'open' && person?.id === user.id ? (
        <Button className="mt-1 self-start" busy={busy} onClick={() => void withdraw()}>
          {words.withdraw}
        </Button>
      ) : null}
    </li>
  )
}

function Answer({ inquiry }: { inquiry: Inquiry }) {
  const words = useMessages('inquiries')
  const common = useMessages('common')
  const format = useFormat()
  const { outcome, note, answered_by: by, total_before: before, total_after: after } = inquiry
  if (outcome === null) return null
  const isOther = before !== null && after !== null && before !== after
  return (
    <div className="border-s-[3px] border-edge ps-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{words.outcomes[outcome]}</span>
        {isOther ? (
          <span className="tabular text-soft">
            {format.value(before)} → <span className="font-bold text-ink">{format.score(after)}</span>
          </span>
        ) : null}
      </p>
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">{note}</p>
      {by ? <p className="text-label text-soft">{personName(by, common)}</p> : null}
    </div>
  )
}

const withdraws = defineMutation({
  name: 'withdraw-inquiry',
  queryKey: ({ competitionId }: { id: number; competitionId: number }) =>
    queryKeys.competition(competitionId),
  call: withdrawInquiry,
  request: ({ id }) => ({ params: { id } }),
})
