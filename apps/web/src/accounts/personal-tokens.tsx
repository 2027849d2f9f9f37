/** Personal tokens: bearer tokens for a person's own programs (accounts-and-people §17). The secret is shown once. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as calls from '@trickline/contract/calls/tokens'
import { type TokenScope, tokenScopes } from '@trickline/contract/token-scopes'
import { tokenForm, type TokenRow, usualTokenDays } from '@trickline/contract/tokens'
import { useState } from 'react'
import { api } from '@trickline/client/api.ts'
import { defineMutation } from '@trickline/client/mutation.ts'
import { useOptimisticData } from '@trickline/client/optimistic-data.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { Button } from '@trickline/ui/button.tsx'
import { SelectField, TextField } from '@trickline/ui/field.tsx'
import { FormDialog } from '@trickline/ui/form-dialog.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { Loaded } from '../lib/loaded.tsx'
import { NewSecret } from '../lib/shown-once.tsx'
import { useAction } from '../lib/use-action.ts'
import { useForm } from '../lib/use-form.ts'

const tokensKey = ['tokens'] as const

const endOneToken = defineMutation({
  name: 'end-token',
  hasNoEvent: true,
  queryKey: () => tokensKey,
  optimistic: (tokens: TokenRow[], { id }: { id: number }) => tokens.filter((token) => token.id !== id),
  call: calls.endToken,
  request: ({ id }) => ({ params: { id } }),
})

export function PersonalTokens() {
  const words = useMessages('account').tokens
  const [making, setMaking] = useState(false)
  const query = useQuery({
    queryKey: tokensKey,
    queryFn: async ({ signal }) => (await api(calls.listTokens, { signal })).tokens,
  })
  const tokens = useOptimisticData(tokensKey, query.data)
  return (
    <>
      <Loaded {...query} data={tokens} failedTitle={words.failed} skeleton={<Skeleton className="h-16" />}>
        {(shown) => (
          <ul className="-my-2 divide-y divide-hair empty:hidden">
            {shown.map((token) => (
              <TokenItem key={token.id} token={token} />
            ))}
          </ul>
        )}
      </Loaded>
      <Button className="self-start" onClick={() => setMaking(true)}>
        {words.make}
      </Button>
      {making ? (
        <NewSecret title={words.secretTitle} onClose={() => setMaking(false)}>
          {(onMade) => <NewToken onClose={() => setMaking(false)} onMade={onMade} />}
        </NewSecret>
      ) : null}
    </>
  )
}

function TokenItem({ token: { id, name, scopes, last4, last_used_at, expires_at } }: { token: TokenRow }) {
  const words = useMessages('account').tokens
  const { run } = useAction()
  const format = useFormat()
  const used = last_used_at === null ? words.unused : words.used(format.relative(last_used_at, serverNow()))
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere] font-medium">
          {name} <span className="tabular text-soft">…{last4}</span>
        </p>
        <p className="text-label text-soft">
          {[...scopes.map((scope) => words.scopes[scope]), used, words.until(format.date(expires_at))].join(
            ' · ',
          )}
        </p>
      </div>
      <Button
        aria-label={words.endNamed(name)}
        onClick={() => void run(endOneToken, { id }, { done: { text: words.ended(name) } })}
      >
        {words.end}
      </Button>
    </li>
  )
}

function NewToken({ onClose, onMade }: { onClose: () => void; onMade: (secret: string) => void }) {
  const words = useMessages('account').tokens
  const queries = useQueryClient()
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['read'])
  const { field, ...form } = useForm(tokenForm, async (body) => {
    const { secret } = await api(calls.makeToken, { body: { ...body, scopes: [...scopes] } })
    await queries.invalidateQueries({ queryKey: tokensKey })
    onMade(secret)
  })
  return (
    <FormDialog title={words.make} submit={words.makeNow} form={form} onClose={onClose}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        maxLength={100}
        autoComplete="off"
        {...field('name')}
      />
      <fieldset className="flex flex-col">
        <legend className="text-label font-medium text-soft">{words.may}</legend>
        {tokenScopes.map((scope) => (
          <label key={scope} className="flex min-h-touch items-center gap-3">
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(target.checked ? [...scopes, scope] : scopes.filter((each) => each !== scope))
              }
            />
            {words.scopes[scope]}
          </label>
        ))}
      </fieldset>
      <SelectField label={words.ends} defaultValue={usualTokenDays} {...field('expires_in_days')}>
        {[7, 30, usualTokenDays, 365].map((days) => (
          <option key={days} value={days}>
            {words.inDays(days)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
