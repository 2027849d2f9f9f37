/**
 * Runs a mutation after a press: confirms it if a question is given, carries it out, and reports success; a refusal is logged
 * and reported. Forms use `useForm`, which shows a refusal at its field.
 */
import { useState } from 'react'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { CallAddress } from '@trickline/contract/call-address'
import type { ReplyFor } from '@trickline/contract/call-types'
import { logFailure } from '@trickline/client/log-failure.ts'
import { executeMutation, type MutationDefinition } from '@trickline/client/mutation.ts'
import { RequestCancelled } from '@trickline/client/outbox.ts'
import { type Question, useConfirm } from '@trickline/ui/confirm.tsx'
import { animateLines } from '@trickline/ui/line.tsx'
import { type Toast, toast } from '@trickline/ui/toast.tsx'
import { useErrorText } from './error-text.ts'

type Outcome<TReply> = {
  /** Toast after success; a plain text gets the tone 'good'. */
  done?: Toast | string | ((reply: TReply) => Toast | string | void)
  /** How far the lines swing after success; 1 is the most. */
  swing?: number
  /** Log line for a refusal; by default the name of the mutation. */
  log?: string
  /** Toast after a refusal, or null if the screen shows it itself; by default a toast explains. */
  refused?: (error: unknown, explanation: string) => Toast | null | Promise<Toast | null>
  /** Queries without a live event for this change: refetched at the end, before the next press. */
  refetches?: readonly QueryKey[]
}

export type ActionOptions<TReply> = Outcome<TReply> & { question?: Question }

/** `run` and `follow` resolve to whether it succeeded; `busy`: one of them is under way. */
export function useAction() {
  const confirm = useConfirm()
  const explain = useErrorText()
  const queries = useQueryClient()
  const [underWay, setUnderWay] = useState(0)

  const run = async <TVariables, TData, TCall extends CallAddress>(
    mutation: MutationDefinition<TVariables, TData, TCall>,
    variables: TVariables,
    { question, ...outcome }: ActionOptions<ReplyFor<TCall>> = {},
  ): Promise<boolean> => {
    if (question && !(await confirm(question))) return false
    return follow(executeMutation(mutation, variables).answer, { log: mutation.name, ...outcome })
  }

  /** For what is already on its way: a call that is not a mutation, or a mutation that can be undone. */
  const follow = async <TReply>(
    answer: Promise<TReply>,
    outcome: Outcome<TReply> & { log: string },
  ): Promise<boolean> => {
    setUnderWay((count) => count + 1)
    const succeeded = await tellOutcome(answer, outcome, explain)
    for (const queryKey of outcome.refetches ?? []) await queries.invalidateQueries({ queryKey })
    setUnderWay((count) => count - 1)
    return succeeded
  }

  return { run, follow, busy: underWay > 0 }
}

/** For code loaded only at the press; resolves to whether it succeeded. */
export function tellOutcome<TReply>(
  answer: Promise<TReply>,
  outcome: Outcome<TReply> & { log: string },
  explain: (error: unknown) => string,
): Promise<boolean> {
  return answer.then(
    (reply) => tellSuccess(reply, outcome),
    (error: unknown) => tellRefusal(error, outcome, explain),
  )
}

function tellSuccess<TReply>(reply: TReply, { done, swing = 0 }: Outcome<TReply>): true {
  if (swing > 0) animateLines(swing)
  const message = typeof done === 'function' ? done(reply) : done
  if (message) toast(typeof message === 'string' ? { text: message, tone: 'good' } : message)
  return true
}

async function tellRefusal(
  error: unknown,
  { log, refused }: Outcome<never> & { log: string },
  explain: (error: unknown) => string,
): Promise<false> {
  if (error instanceof RequestCancelled) return false
  logFailure(log, error)
  const text = explain(error)
  const message = refused ? await refused(error, text) : { text }
  if (message) toast({ tone: 'bad', ...message })
  return false
}
