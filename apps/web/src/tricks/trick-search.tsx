/** The search over the whole catalogue: on the device since the login, fetched anew when it is old. */
import type { ComponentProps } from 'react'
import { useMessages } from '../lib/messages.ts'
import { Notice } from '../ui/notice.tsx'
import { TrickCombobox } from './trick-combobox.tsx'
import { useCatalogue } from './use-catalogue.ts'

export function TrickSearch(props: Omit<ComponentProps<typeof TrickCombobox>, 'index'>) {
  const words = useMessages('judging')
  const { index, error } = useCatalogue()
  return (
    <>
      <TrickCombobox index={index} {...props} />
      {error ? <Notice tone="bad">{words.catalogueMissing}</Notice> : null}
    </>
  )
}
