/** `/admin/tricks`: an admin adds, changes and retires tricks of the catalogue (screens §29). */
import type { Trick } from '@trickline/contract/tricks'
import { useState } from 'react'
import { useTricks } from '@trickline/client/catalogue.ts'
import { useListSearch } from '../../lib/use-list-search.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { TrickTable } from '../../tricks/trick-table.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { Menu } from '@trickline/ui/menu.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { catalogueSearch } from './catalogue-search.ts'
import { TrickFormDialog } from './trick-form-dialog.tsx'
import { TrickStateDialog } from './trick-state-dialog.tsx'

type Opened = { trick: Trick | null; part: 'form' | 'state' }

export function CatalogueScreen() {
  const words = useMessages('catalogue')
  const common = useMessages('common')
  const [values, setValues] = useListSearch(catalogueSearch)
  const catalogue = useTricks()
  const [opened, open] = useState<Opened | null>(null)
  const close = () => open(null)
  return (
    <AdminFrame
      chosen="catalogue"
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
      <p className="mb-4 max-w-reading text-soft">{words.text}</p>
      <TrickTable
        {...catalogue}
        title={words.title}
        values={values}
        onChange={setValues}
        onOpen={(trick) => open({ trick, part: 'form' })}
        actionHead={<span className="sr-only">{common.more}</span>}
        actionPlace="after"
        renderAction={(trick) => (
          <Menu
            // an open menu closes when its row comes to show another trick
            key={trick.id}
            label={words.actionsOf(trick.name)}
            items={[
              {
                label: words.change.action,
                icon: 'edit',
                onChoose: () => open({ trick, part: 'form' }),
              },
              {
                label: (trick.retired_at === null ? words.retire : words.restore).menu,
                icon: trick.retired_at === null ? 'out' : 'undo',
                onChoose: () => open({ trick, part: 'state' }),
              },
            ]}
          />
        )}
      />
      {opened?.part === 'form' ? <TrickFormDialog trick={opened.trick} onClose={close} /> : null}
      {opened?.part === 'state' && opened.trick ? (
        <TrickStateDialog trick={opened.trick} onClose={close} />
      ) : null}
    </AdminFrame>
  )
}
