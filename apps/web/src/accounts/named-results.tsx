/** Imported competitions that name a person with this account's address; one press takes the results over (calls §26). */
import { useQuery } from '@tanstack/react-query'
import { acceptNamed, listNamed } from '@trickline/contract/calls/files'
import { api } from '@trickline/client/api.ts'
import { Button } from '@trickline/ui/button.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import { useAction } from '../lib/use-action.ts'

const namedKey = ['named'] as const

export function NamedResults() {
  const words = useMessages('account').named
  const { follow, busy } = useAction()
  const { data = [] } = useQuery({
    queryKey: namedKey,
    queryFn: async ({ signal }) => (await api(listNamed, { signal })).named,
  })
  return data.map(({ competition_id: id, competition, name, surname }) => (
    <Notice
      key={id}
      action={
        <Button
          busy={busy}
          busyText={words.accept}
          onClick={() =>
            void follow(api(acceptNamed, { params: { id } }), {
              log: 'accept-named',
              done: words.accepted(competition),
              refetches: [namedKey],
            })
          }
        >
          {words.accept}
        </Button>
      }
    >
      {words.text(`${name} ${surname}`.trim(), competition)}
    </Notice>
  ))
}
