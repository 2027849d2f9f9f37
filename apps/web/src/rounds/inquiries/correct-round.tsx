/** A judge enters the round as it should be; it is sent with the answer to the inquiry (screens §43). */
import { useQuery } from '@tanstack/react-query'
import { listInquiries } from '@trickline/contract/calls/inquiries'
import { useMemo, useState } from 'react'
import { api } from '@trickline/client/api.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { type RoundReply, versionOf } from '@trickline/client/round.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { rowInputs } from '@trickline/views/rounds/draft-trick.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { draftOfReply, isUnchanged } from '../draft/stored-draft.ts'
import { RoundLine } from '../round-head.tsx'
import { EntryScreen } from '../saving/entry-screen.tsx'
import { useRoundEntry } from '../saving/use-round-entry.ts'
import { AnswerDialog } from './answer-dialog.tsx'

type Props = { reply: RoundReply; inquiryId: number; refetchRound: () => Promise<void>; onLeave: () => void }

export function CorrectRound({ reply, inquiryId, refetchRound, onLeave }: Props) {
  const common = useMessages('common')
  const [isAnswering, setAnswering] = useState(false)
  const { round } = reply
  const name = `inquiry.${inquiryId}`
  const entry = useRoundEntry({
    draftId: name,
    saveId: name,
    reply,
    mode: 'update',
    start: useMemo(() => draftOfReply(reply, reply.round.judge_comment ?? ''), [reply]),
    isClaimed: true,
    ruleId: round.rule_id,
    refetch: () => void refetchRound(),
    onSaved: () => undefined,
  })
  const leave = () => {
    entry.device.drop()
    onLeave()
  }
  return (
    <>
      <EntryScreen
        athlete={personName(round.user, common)}
        line={<RoundLine round={round} competition={round.competition?.name ?? ''} />}
        ruleName={ruleTitle(round.rule, common)}
        entry={entry}
        athleteId={round.userId}
        isUnsaved={!isUnchanged(entry.device)}
        other={{ label: common.cancel, onTake: leave }}
        leave={{ label: common.back, onTake: leave }}
        notice={<WhatIsAsked competitionId={round.competition_id ?? 0} inquiryId={inquiryId} />}
        changed={{ busy: false, isGone: false, onClaim: leave, onReopen: leave, onSeeSaved: leave }}
        onSave={() => setAnswering(true)}
      >
        {null}
      </EntryScreen>
      {isAnswering ? (
        <AnswerDialog
          inquiry={{ id: inquiryId, round_id: round.id, user: round.user }}
          corrected={{
            rows: rowInputs(entry.saved),
            before: round.totalScore ?? 0,
            after: entry.score.total,
            version: versionOf(reply),
          }}
          onClose={() => setAnswering(false)}
          onAnswered={leave}
        />
      ) : null}
    </>
  )
}

function WhatIsAsked({ competitionId, inquiryId }: { competitionId: number; inquiryId: number }) {
  const words = useMessages('inquiries')
  const { data } = useQuery({
    queryKey: queryKeys.inquiries(competitionId),
    queryFn: ({ signal }) => api(listInquiries, { params: { id: competitionId }, signal }),
  })
  const inquiry = data?.inquiries.find(({ id }) => id === inquiryId)
  return inquiry ? (
    <Notice>
      {inquiry.tricks.map(({ name, text }) => (
        <p key={`${name} ${text}`} className="[overflow-wrap:anywhere]">
          <span className="font-semibold">{name ?? words.missing}</span>: {text}
        </p>
      ))}
    </Notice>
  ) : null
}
