/** A banner field: the chosen picture is cropped, uploaded at once, and shown as on the card (screens §4). */
import { uploadImage } from '@trickline/contract/calls/competitions'
import { useEffect, useState } from 'react'
import { api } from '@trickline/client/api.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { PictureField } from '@trickline/ui/picture-field.tsx'
import { CompetitionBanner } from '@trickline/views/competitions/competition-banner.tsx'
import { useAction } from './use-action.ts'

/** Size in pixels and quality that the server stores (calls §13). */
const bannerPicture = { width: 1280, height: 720, quality: 0.7 }

type Props = {
  id: number
  /** '' if there is no banner. */
  value: string
  onChange: (path: string) => void
  onFail: () => void
  describedBy?: string | undefined
}

export function BannerInput({ id, value, onChange, onFail, describedBy }: Props) {
  const words = useMessages('competitionFacts')
  const formWords = useMessages('competitionForm')
  const { follow, busy } = useAction()
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  const fail = () => {
    setPreview(null)
    onFail()
    return null
  }
  const send = (image: File) => {
    setPreview(URL.createObjectURL(image))
    return follow(upload(image), {
      done: ({ path }) => onChange(path),
      log: 'upload-banner',
      refused: fail,
    })
  }
  const remove = () => {
    setPreview(null)
    onChange('')
  }
  return (
    <div>
      <p className="mb-1.5 text-label font-medium tracking-wide text-soft">{words.fields.img_path}</p>
      <CompetitionBanner
        id={id}
        src={preview ?? (value || null)}
        className="mb-3 max-w-md rounded-card border border-hair md:max-w-none"
      />
      <div className="flex flex-wrap items-center gap-2">
        <PictureField
          {...bannerPicture}
          label={busy ? formWords.uploading : value === '' ? formWords.uploadBanner : formWords.changeBanner}
          title={formWords.cropBanner}
          disabled={busy}
          describedBy={describedBy}
          onCrop={(image) => void send(image)}
          onUnreadable={fail}
        />
        {value === '' ? null : <IconButton icon="trash" label={formWords.removeBanner} onClick={remove} />}
      </div>
    </div>
  )
}

function upload(image: File) {
  const body = new FormData()
  // the server reads fields in order, so `store` must come before the image
  body.append('store', 'competitions_banners')
  body.append('image', image)
  return api(uploadImage, { body })
}
