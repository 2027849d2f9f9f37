/** Form for the link of a video; a link without a video id is refused. */
import { videoIdOf, withScheme } from '@trickline/contract/video-id'
import { useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { TextField } from '@trickline/ui/field.tsx'

type NewLinkProps = { open: boolean; onClose: () => void; onSave: (link: string) => void }

/** The form in a dialog, for a round; asks before it saves. */
export function NewVideoLink({ open, onClose, onSave }: NewLinkProps) {
  const words = useMessages('video')
  const { add } = useMessages('judging').videoBox
  const confirm = useConfirm()
  const save = async (link: string) => {
    const yes = await confirm({ title: words.saveTitle, consequence: words.withRound, action: words.save })
    if (yes) onSave(link)
  }
  return (
    <Dialog open={open} onClose={onClose} title={add}>
      <LinkForm onSave={(link) => void save(link)} />
    </Dialog>
  )
}

export function LinkForm({ onSave }: { onSave: (link: string) => void }) {
  const words = useMessages('video')
  const [link, setLink] = useState('')
  const [tried, setTried] = useState(false)
  const isVideo = videoIdOf(link) !== null
  return (
    <form
      noValidate
      className="flex items-start gap-2 p-2"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isVideo) onSave(withScheme(link).trim())
      }}
    >
      <TextField
        label={words.link}
        hint={words.linkHint}
        error={tried && !isVideo ? words.noIdGiven : undefined}
        type="url"
        inputMode="url"
        maxLength={500}
        wrapperClassName="min-w-0 flex-1"
        value={link}
        onChange={({ target }) => setLink(target.value)}
      />
      <Button
        type="submit"
        disabledReason={link.trim() === '' ? words.linkFirst : null}
        className="self-start mt-6"
      >
        {words.save}
      </Button>
    </form>
  )
}
