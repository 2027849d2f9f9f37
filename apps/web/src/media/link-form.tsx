/** Where the link of a video goes in; one that names no video is not taken. */
import { videoLink } from '@trickline/contract/video'
import { useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'

export function LinkForm({ onSave }: { onSave: (link: string) => void }) {
  const words = useMessages('video')
  const [link, setLink] = useState('')
  const [tried, setTried] = useState(false)
  const given = videoLink.safeParse(link)
  return (
    <form
      noValidate
      className="flex items-start gap-2 p-2"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (given.success) onSave(given.data)
      }}
    >
      <TextField
        label={words.link}
        hint={words.linkHint}
        error={tried && !given.success ? words.noIdGiven : undefined}
        type="url"
        inputMode="url"
        maxLength={500}
        wrapperClassName="min-w-0 flex-1"
        value={link}
        onChange={({ target }) => setLink(target.value)}
      />
      <Button type="submit" whyNot={link.trim() === '' ? words.linkFirst : null} className="self-start mt-6">
        {words.save}
      </Button>
    </form>
  )
}
