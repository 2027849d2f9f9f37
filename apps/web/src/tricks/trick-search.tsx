/**
 * Finding tricks in the whole catalogue, which is on the device since the login: by name, by a typed line, or
 * among what the athlete will probably do next.
 */
import type { Trick } from '@trickline/contract/tricks'
import { type ComponentProps, useMemo } from 'react'
import type { ProposedTrick } from './entered-trick.ts'
import { useMessages } from '../lib/messages.ts'
import { Notice } from '../ui/notice.tsx'
import { ProposedTricks } from './proposed-tricks.tsx'
import { TrickCombobox } from './trick-combobox.tsx'
import { useCatalogue } from './use-catalogue.ts'

type Props = Omit<ComponentProps<typeof TrickCombobox>, 'catalogue'> & {
  proposed: readonly ProposedTrick[]
}

export function TrickSearch({ proposed, ...props }: Props) {
  const words = useMessages('judging')
  const { catalogue, error } = useCatalogue()
  const byId = useMemo(
    () => new Map<number, Trick>(catalogue.index.map(({ trick }) => [trick.id, trick])),
    [catalogue],
  )
  return (
    <>
      <TrickCombobox catalogue={catalogue} {...props} />
      {error ? <Notice tone="bad">{words.catalogueMissing}</Notice> : null}
      <ProposedTricks
        proposed={proposed}
        trickOf={(id) => byId.get(id)}
        isChanging={props.isChanging}
        disabled={props.onAddAtOnce === null}
        onAdd={(trick) => props.onEnter([{ kind: 'single', trick }])}
      />
    </>
  )
}
