/** How many inquiries the phase has, for everyone; people who may read them open them here (screens §43). */
import { isOfficial } from '@trickline/competition/visibility'
import { useState } from 'react'
import { Button } from '@trickline/ui/button.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { InquiryState } from '@trickline/views/phases/inquiry-state.tsx'

const InquiriesDialog = lazyComponent(
  async () =>
    (await withWords(import('../rounds/inquiries/inquiries-dialog.tsx'), 'inquiries', 'fields'))
      .InquiriesDialog,
)

export function Inquiries({ view }: { view: CompetitionView }) {
  const words = useMessages('phases')
  const [isOpen, setOpen] = useState(false)
  const { id, person, entries, openInquiries, inquiriesUntil } = view
  const mayRead = isOfficial(person, view, entries) || entries.some(({ userId }) => userId === person?.id)
  return (
    <>
      <InquiryState competition={view}>
        {mayRead ? <Button onClick={() => setOpen(true)}>{words.inquiries}</Button> : null}
      </InquiryState>
      {isOpen ? (
        <InquiriesDialog
          competitionId={id}
          stamp={`${openInquiries} ${inquiriesUntil}`}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
