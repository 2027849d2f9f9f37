/** What an import would create, in sentences that say nothing about accounts (calls §26). */
import type { CompetitionFile } from '@trickline/contract/competition-file'
import type { ServerMessages } from '@trickline/messages/messages-for'
import type { Import } from './read-import.ts'

export function importSentences(
  { file, results }: Import,
  words: ServerMessages['files']['import'],
): string[] {
  const { name } = file.competition
  if (results === null) {
    const invited = invitedIn(file)
    const leftOut = new Set(file.entries.map(({ person }) => person)).size - invited.length
    return [
      words.draft(name),
      ...(invited.length > 0 ? [words.invited(invited.length)] : []),
      ...(leftOut > 0 ? [words.leftOut(leftOut)] : []),
      words.withoutPicture,
    ]
  }
  const tricks = results.rounds.reduce((count, round) => count + round.tricks.length, 0)
  const names = file.people.filter((person) => person.name !== '')
  const addresses = names.filter(({ email }) => email !== undefined)
  return [
    words.finished(name),
    words.names(names.length),
    ...(addresses.length > 0 ? [words.mayAccept(addresses.length)] : []),
    words.rounds(results.rounds.length),
    words.tricks(tricks),
    words.places(results.podium.length),
    words.unranked,
    words.withoutPicture,
  ]
}

/** Athletes of a coming competition who can be invited; those who declined are left out. */
export function invitedIn({ people, entries }: CompetitionFile): { email: string; order: number }[] {
  const addressOf = new Map(people.map(({ id, email }) => [id, email]))
  return entries.flatMap(({ person, role, status, order_number: order }) => {
    const email = addressOf.get(person)
    return role === 'athlete' && status !== 'declined' && email !== undefined ? [{ email, order }] : []
  })
}
