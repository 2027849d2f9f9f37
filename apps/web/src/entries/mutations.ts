/** What is asked of the server about entries. They are kept: an organizer's afternoon survives a dead network. */
import type { CompetitionRead } from '@trickline/contract/read-rows'
import type { EntryRole, EntryStatus } from '@trickline/competition/model'
import {
  deleteAthlete,
  deleteJudge,
  inviteAthletes,
  inviteJudges,
  markPaid,
  orderAthletes,
} from '@trickline/contract/entries'
import { entryStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { patchEntries } from '@trickline/client/competition.ts'
import { defineMutation } from '@trickline/client/mutation.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'

type OfCompetition = { competitionId: number }

const entriesOf = ({ competitionId }: OfCompetition) => [...queryKeys.competition(competitionId), 'entries']

export const moveEntries = defineMutation({
  name: 'move-entries',
  isDurable: true,
  queryKey: entriesOf,
  optimistic: (seen: CompetitionRead, { ids, to }: OfCompetition & Move) =>
    patchEntries(seen, ids, () => ({ status_id: entryStatusCodes[to] })),
  call: updateStatus,
  request: ({ role, ids, to }) => ({
    body: {
      entity: role === 'athlete' ? ('athletes' as const) : ('judges' as const),
      id: [...ids],
      new_status: entryStatusCodes[to],
    },
  }),
})

/** The call takes one entry: whoever could not be marked goes back alone. */
export const payEntry = defineMutation({
  name: 'pay-entry',
  isDurable: true,
  queryKey: entriesOf,
  optimistic: (seen: CompetitionRead, { id }: OfCompetition & { id: number }) =>
    patchEntries(seen, [id], () => ({ fees_paid: true })),
  call: markPaid,
  request: ({ id }) => ({ body: { competition_user_id: id } }),
})

export const removeAthlete = defineMutation({ name: 'remove-athlete', call: deleteAthlete, ...removal() })
export const removeJudge = defineMutation({ name: 'remove-judge', call: deleteJudge, ...removal() })

export const orderEntries = defineMutation({
  name: 'order-entries',
  isDurable: true,
  queryKey: entriesOf,
  optimistic: (seen: CompetitionRead, { numbers }: OfCompetition & { numbers: readonly Numbered[] }) => {
    const numberOf = new Map(numbers.map(({ id, order_number }) => [id, order_number]))
    return patchEntries(seen, [...numberOf.keys()], ({ id, orderNumber }) => ({
      order_number: numberOf.get(id) ?? orderNumber,
    }))
  },
  call: orderAthletes,
  request: ({ competitionId, numbers }) => ({
    body: { competition_id: competitionId, athletes_list: [...numbers] },
  }),
})

/** Who is invited is known when the server has answered. */
export const invite = defineMutation({
  name: 'invite-athletes',
  queryKey: entriesOf,
  call: inviteAthletes,
  request: ({ competitionId, people, emails }: Invited & { emails: readonly string[] }) => ({
    body: { competition_id: competitionId, athletes_list: [...people], email_list: [...emails] },
  }),
})

export const inviteAsJudges = defineMutation({
  name: 'invite-judges',
  queryKey: entriesOf,
  call: inviteJudges,
  request: ({ competitionId, people }: Invited) => ({
    body: { competition_id: competitionId, judges_list: [...people] },
  }),
})

type Move = { role: EntryRole; ids: readonly number[]; to: EntryStatus }
type Numbered = { id: number; order_number: number }
type Invited = OfCompetition & { people: readonly number[] }

function removal() {
  return {
    isDurable: true,
    queryKey: entriesOf,
    optimistic: (seen: CompetitionRead, { id }: OfCompetition & { id: number }) => ({
      ...seen,
      entries: seen.entries.filter((row) => row.id !== id),
    }),
    request: ({ id }: OfCompetition & { id: number }) => ({ body: { competition_user_id: id } }),
  }
}
