/** One's own photo: chosen, cropped round, and uploaded at once (screens §18). */
import { useId, useState } from 'react'
import type { PersonFull } from '@trickline/contract/people'
import { executeMutation } from '@trickline/client/mutation.ts'
import { useErrorText } from '../lib/error-text.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { buttonClass } from '@trickline/ui/button.tsx'
import { CropDialog } from '@trickline/ui/crop-dialog.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { toast } from '@trickline/ui/toast.tsx'
import { sendPicture } from './mutations.ts'

/** Size in pixels and quality that the server stores (calls §13). */
const portrait = { width: 400, height: 400, quality: 0.7 }

export function PhotoField({ user }: { user: PersonFull }) {
  const words = useMessages('people').photo
  const explain = useErrorText()
  const inputId = useId()
  const [picture, setPicture] = useState<File | null>(null)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (cropped: File) => {
    setPicture(null)
    setSending(true)
    try {
      await executeMutation(sendPicture, { id: user.id, picture: cropped }).answer
      toast({ text: words.saved, tone: 'good' })
    } catch (error) {
      setProblem(explain(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <section aria-label={words.title} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Avatar name={user.name} surname={user.surname} src={user.img_path} size="huge" />
        <div className="flex flex-1 basis-52 flex-col items-start gap-2">
          <input
            id={inputId}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            disabled={isSending}
            className="peer sr-only"
            onChange={({ target }) => {
              setProblem(undefined)
              setPicture(target.files?.[0] ?? null)
              target.value = ''
            }}
          />
          <label
            htmlFor={inputId}
            className={`${buttonClass()} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-accent-ink`}
          >
            {isSending ? words.uploading : user.img_path ? words.change : words.upload}
          </label>
          <p className="text-label text-soft">{words.hint}</p>
        </div>
      </div>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      <CropDialog
        {...portrait}
        round
        picture={picture}
        title={words.crop}
        onCrop={(cropped) => void send(cropped)}
        onClose={() => setPicture(null)}
        onUnreadable={() => {
          setPicture(null)
          setProblem(words.unreadable)
        }}
      />
    </section>
  )
}
