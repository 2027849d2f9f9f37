/** The banner: the part of a picture that is chosen, uploaded at once, and shown as it will stand on the card (screens §4). */
import { uploadImage } from '@trickline/contract/competitions'
import { useEffect, useId, useState } from 'react'
import { api } from '../../lib/api.ts'
import { useMessages } from '../../lib/messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { CropDialog } from '../../ui/crop-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CompetitionPicture } from '../competition-picture.tsx'

/** As the server keeps it (calls §13). */
const bannerPicture = { width: 1280, height: 720, quality: 0.7 }

type Props = {
  /** For the drawn picture while there is no banner. */
  id: number
  path: string | null
  onChange: (path: string | null) => void
  error?: string | undefined
}

export function BannerField({ id, path, onChange, error }: Props) {
  const words = useMessages('competitions')
  const inputId = useId()
  const [picture, setPicture] = useState<File | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [state, setState] = useState<'idle' | 'uploading' | 'failed'>('idle')
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  const fail = () => {
    // Whatever the reason, there is one sentence for it, and the form goes on without a new banner.
    setState('failed')
    setPicture(null)
    setPreview(null)
  }
  const upload = async (image: File) => {
    setPicture(null)
    setPreview(URL.createObjectURL(image))
    setState('uploading')
    const body = new FormData()
    // The server reads the fields in order: what it is for comes before the image.
    body.append('store', 'competitions_banners')
    body.append('image', image)
    try {
      onChange((await api(uploadImage, { body })).path)
      setState('idle')
    } catch {
      fail()
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="text-label font-medium tracking-wide text-soft">{words.fields.img_path}</p>
      <CompetitionPicture id={id} src={preview ?? path} className="rounded-card border border-hair" />
      <div className="flex flex-wrap items-center gap-2">
        <input
          id={inputId}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          disabled={state === 'uploading'}
          className="peer sr-only"
          onChange={({ target }) => {
            const [image] = target.files ?? []
            setState('idle')
            setPicture(image ?? null)
            target.value = ''
          }}
        />
        <label
          htmlFor={inputId}
          className={`${buttonClass()} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-accent-ink`}
        >
          {state === 'uploading' ? words.uploading : path ? words.changeBanner : words.uploadBanner}
        </label>
        {path ? (
          <IconButton
            icon="trash"
            label={words.removeBanner}
            onClick={() => {
              setPreview(null)
              onChange(null)
            }}
          />
        ) : null}
        <span className="text-label text-soft">{words.bannerHint}</span>
      </div>
      <CropDialog
        {...bannerPicture}
        picture={picture}
        title={words.cropBanner}
        onCrop={(image) => void upload(image)}
        onClose={() => setPicture(null)}
        onUnreadable={fail}
      />
      {state === 'failed' ? <Notice tone="bad">{words.upload_failed}</Notice> : null}
      {error ? <Notice tone="bad">{error}</Notice> : null}
    </div>
  )
}
