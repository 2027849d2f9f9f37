/** The person's photo: chosen, cropped to a circle, and uploaded at once (screens §18). */
import { useState } from 'react'
import type { PersonFull } from '@trickline/contract/people'
import { useAction } from '../lib/use-action.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { PictureField } from '@trickline/ui/picture-field.tsx'
import { sendPicture } from './mutations.ts'

/** Size in pixels and quality that the server stores (calls §13). */
const portrait = { width: 400, height: 400, quality: 0.7 }

export function PhotoField({ user }: { user: PersonFull }) {
  const words = useMessages('people').photo
  const { run, busy } = useAction()
  const [problem, setProblem] = useState<string>()
  const send = (picture: File) =>
    run(
      sendPicture,
      { id: user.id, picture },
      {
        done: words.saved,
        refused: (_, explanation) => {
          setProblem(explanation)
          return null
        },
      },
    )
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Avatar name={user.name} surname={user.surname} src={user.img_path} size="huge" />
        <div className="flex flex-1 basis-52 flex-col items-start gap-2">
          <PictureField
            {...portrait}
            round
            label={busy ? words.uploading : user.img_path ? words.change : words.upload}
            title={words.crop}
            disabled={busy}
            onChoose={() => setProblem(undefined)}
            onCrop={(picture) => void send(picture)}
            onUnreadable={() => setProblem(words.unreadable)}
          />
          <p className="text-label text-soft">{words.hint}</p>
        </div>
      </div>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
    </div>
  )
}
