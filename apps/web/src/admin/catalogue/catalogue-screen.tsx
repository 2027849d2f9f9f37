/** `/admin/tricks`: an admin adds, changes and retires tricks of the catalogue (screens §29). */
import { Link, Navigate } from '@tanstack/react-router'
import { isAdmin } from '@trickline/competition/roles'
import type { Trick } from '@trickline/contract/tricks'
import { useState } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useTricks } from '@trickline/client/catalogue.ts'
import { useListSearch } from '../../lib/use-list-search.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { TrickTable } from '../../tricks/trick-table.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { Page } from '@trickline/ui/page.tsx'
import { catalogueSearch } from './catalogue-search.ts'
import { TrickFormDialog } from './trick-form-dialog.tsx'
import { TrickStateDialog } from './trick-state-dialog.tsx'

/** `trick` is null for a new trick. */
type Opened = { trick: Trick | null; part: 'form' | 'state' }

export function CatalogueScreen() {
  const words = useMessages('catalogue')
  const { nav } = useMessages('common')
  const { state } = useMessages('tricks')
  const [values, setValues] = useListSearch(catalogueSearch)
  const catalogue = useTricks()
  const [opened, open] = useState<Opened | null>(null)
  const person = usePerson()
  if (person && !isAdmin(person)) return <Navigate to={paths.notFound} replace />
  const close = () => open(null)
  return (
    <Page
      title={words.title}
      above={<Link to={paths.admin}>{nav.admin}</Link>}
      below={words.text}
      main={
        <Button
          kind="primary"
          icon={<Icon name="plus" className="size-5" />}
          onClick={() => open({ trick: null, part: 'form' })}
        >
          {words.add}
        </Button>
      }
    >
      <TrickTable
        {...catalogue}
        title={words.title}
        values={values}
        onChange={setValues}
        onOpen={(trick) => open({ trick, part: 'form' })}
        actionHead={state}
        renderAction={(trick) => (
          <Button
            aria-label={(trick.retired_at === null ? words.retireOf : words.restoreOf)(trick.name)}
            onClick={() => open({ trick, part: 'state' })}
            className="max-sm:border-0 max-sm:bg-transparent max-sm:px-0 max-sm:text-label max-sm:text-soft"
          >
            {trick.retired_at === null ? words.retire.menu : words.restore.menu}
          </Button>
        )}
      />
      {opened?.part === 'form' ? <TrickFormDialog trick={opened.trick} onClose={close} /> : null}
      {opened?.part === 'state' && opened.trick ? (
        <TrickStateDialog trick={opened.trick} onClose={close} />
      ) : null}
    </Page>
  )
}
