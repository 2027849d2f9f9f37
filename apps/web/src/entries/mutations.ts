/** Mutations of entries; durable, so they survive a lost network. */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import type { EntryRole, EntryStatus } from '@trickline/competition/model'
import {
  deleteAthlete,
  deleteJudge,
  headJudge,
  inviteAthletes,
  inviteJudges,
  markPaid,
  orderAthletes,
} from '@trickline/contract/calls/entries'
import { entryStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/calls/status-update'
import { patchEntries } from '@trickline/client/competition.ts'
import { defineMutation } from '@trickline/client/mutation.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'

type InCompetition = { competitionId: number }

const entriesOf = ({ competitionId }: InCompetition) => [...queryKeys.competition(competitionId), 'entries']

export const moveEntries = defineMutation({
  name: 'move-entries',
  isDurable: true,
  queryKey: entriesOf,
  optimistic: (competition: CompetitionRead, { ids, to }: InCompetition & Move) =>
    patchEntries(competition, ids, () => ({ status_id: entryStatusCodes[to] })),
  call: updateStatus,
  request: ({ role, ids, to }) => ({
    body: {
      entity: role === 'athlete' ? ('athletes' as const) : ('judges' as const),
      id: [...ids],
      new_status: entryStatusCodes[to],
    },
  }),
})

/** One entry per call, so that a refusal affects only that entry. */
export const payEntry = defineMutation({
  name: 'pay-entry',
  isDurable: true,
  queryKey: entriesOf,
  optimistic: (competition: CompetitionRead, { id }: InCompetition & { id: number }) =>
    patchEntries(competition, [id], () => ({ fees_paid: true })),
  call: markPaid,
  request: ({ id }) => ({ body: { competition_user_id: id } }),
})

/** `id`: the entry of a judge; null: there is no head judge. */
export const nameHeadJudge = defineMutation({
  name: 'name-head-judge',
  isDurable: true,
  queryKey: entriesOf,
  optimistic: (competition: CompetitionRead, { id }: InCompetition & { id: number | null }) =>
    patchEntries(
      competition,
      competition.entries.map((entry) => entry.id),
      (entry) => ({ is_head: entry.id === id }),
    ),
  call: headJudge,
  request: ({ competitionId, id }) => ({
    body: { competition_id: competitionId, competition_user_id: id },
  }),
})

export const removeAthlete = defineMutation({ name: 'remove-athlete', call: deleteAthlete, ...removal() })
export const removeJudge = defineMutation({ name: 'remove-judge', call: deleteJudge, ...removal() })

export const orderEntries = defineMutation({
  name: 'order-entries',
  isDurable: true,
  queryKey: entriesOf,
  optimistic: (
    competition: CompetitionRead,
    { numbers }: InCompetition & { numbers: readonly OrderNumber[] },
  ) => {
    const numberOf = new Map(numbers.map(({ id, order_number }) => [id, order_number]))
    return patchEntries(competition, [...numberOf.keys()], ({ id, orderNumber }) => ({
      order_number: numberOf.get(id) ?? orderNumber,
    }))
  },
  call: orderAthletes,
  request: ({ competitionId, numbers }) => ({
    body: { competition_id: competitionId, athletes_list: [...numbers] },
  }),
})

/** Not optimistic: the server decides who is invited. */
export const invite = defineMutation({
  name: 'invite-athletes',
  queryKey: entriesOf,
  call: inviteAthletes,
  request: ({ competitionId, people, emails }: InviteVariables & { emails: readonly string[] }) => ({
    body: { competition_id: competitionId, athletes_list: [...people], email_list: [...emails] },
  }),
})

export const inviteAsJudges = defineMutation({
  name: 'invite-judges',
  queryKey: entriesOf,
  call: inviteJudges,
  request: ({ competitionId, people }: InviteVariables) => ({
    body: { competition_id: competitionId, judges_list: [...people] },
  }),
})

type Move = { role: EntryRole; ids: readonly number[]; to: EntryStatus }
type OrderNumber = { id: number; order_number: number }
type InviteVariables = InCompetition & { people: readonly number[] }

function removal() {
  return {
    isDurable: true,
    queryKey: entriesOf,
    optimistic: (competition: CompetitionRead, { id }: InCompetition & { id: number }) => ({
      ...competition,
      entries: competition.entries.filter((row) => row.id !== id),
    }),
    request: ({ id }: InCompetition & { id: number }) => ({ body: { competition_user_id: id } }),
  }
}
