/** One demo account per role, to sign in with one press. The texts come from the server (contract/demo.ts). */
import type { ReplyOf } from '@trickline/contract/call'
import type { demo } from '@trickline/contract/demo'
import { useMessages } from '@trickline/ui/messages.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { personName } from '../person-name.ts'

export type DemoAccounts = ReplyOf<typeof demo>

/** Without `onChoose`, the page's script handles the press. */
export function DemoPeople({
  accounts,
  onChoose,
}: {
  accounts: DemoAccounts
  onChoose?: (email: string) => void
}) {
  const common = useMessages('common')
  return (
    <section
      aria-labelledby="demo"
      data-demo-password={accounts.password}
      className="mt-10 border-t border-hair pt-6"
    >
      <h2 id="demo" className="font-semibold">
        {accounts.title}
      </h2>
      <p className="mt-1 mb-3 text-label text-soft">{accounts.text}</p>
      <ul className="flex flex-col gap-2">
        {accounts.people.map((person) => (
          <li key={person.email}>
            <button
              type="button"
              data-demo-person={person.email}
              onClick={() => onChoose?.(person.email)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control border border-hair bg-raised px-3 py-2 text-start hover:border-ink"
            >
              <Avatar name={person.name} surname={person.surname} src={person.img_path} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{person.action}</span>
                <span className="block truncate text-label text-soft">{personName(person, common)}</span>
              </span>
              <Icon name="next" className="size-4 shrink-0 text-soft" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
