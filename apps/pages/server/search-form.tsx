/** The form of the search, which leads to `/search` without script. */
import type { SearchPageInput } from '@trickline/contract/public-pages'
import { Button } from '@trickline/ui/button.tsx'
import { TextField } from '@trickline/ui/field.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { pagePaths } from '@trickline/views/paths.ts'

type Props = Partial<Pick<SearchPageInput, 'query' | 'problem'>> & { takesFocus?: boolean }

export function SearchForm({ query, problem = null, takesFocus = false }: Props) {
  const common = useMessages('common')
  const words = useMessages('front')
  const sentences: Record<string, string> = useMessages('fields')
  return (
    <search>
      <form action={pagePaths.search} className="flex max-w-xl items-end gap-2">
        {query?.lang ? <input type="hidden" name="lang" value={query.lang} /> : null}
        <TextField
          type="search"
          name="q"
          label={words.searchHint}
          defaultValue={query?.q ?? ''}
          maxLength={100}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the search page has no other purpose
          autoFocus={takesFocus}
          error={problem === null ? undefined : (sentences[problem] ?? problem)}
          // the ring follows the field, and is not the colour of an error
          className="focus-visible:border-ink focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-ink"
          wrapperClassName="flex-1"
        />
        <Button type="submit" kind="primary">
          {common.list.search}
        </Button>
      </form>
    </search>
  )
}
