/** The banner: a chosen picture is cropped, uploaded at once, and shown as on the card (screens §4). */
import { uploadImage } from '@trickline/contract/competitions'
import { useEffect, useId, useState } from 'react'
import { api } from '@trickline/client/api.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { CropDialog } from '@trickline/ui/crop-dialog.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { CompetitionBanner } from '@trickline/views/competitions/competition-banner.tsx'
import { useCompetitionForm } from './form-context.ts'
import { DescribedGroup } from './form-inputs.tsx'

/** Size in pixels and quality that the server stores (calls §13). */
const bannerPicture = { width: 1280, height: 720, quality: 0.7 }

export function BannerField({ id }: { id: number }) {
  const { form, change, showDialog } = useCompetitionForm()
  const words = useMessages('competitions')
  const [picture, setPicture] = useState<File | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [uploading, setUploading] = useState(false)
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  const fail = () => {
    setPicture(null)
    setPreview(null)
    showDialog(words.upload_failed, words.error)
  }
  const upload = async (image: File) => {
    setPicture(null)
    setPreview(URL.createObjectURL(image))
    setUploading(true)
    const body = new FormData()
    // the server reads the fields in order: `store` must come before the image
    body.append('store', 'competitions_banners')
    body.append('image', image)
    try {
      change({ img_path: (await api(uploadImage, { body })).path })
    } catch {
      fail()
    } finally {
      setUploading(false)
    }
  }
  const remove = () => {
    setPreview(null)
    change({ img_path: '' })
  }
  return (
    <DescribedGroup field="img_path" hint={words.bannerHint}>
      {(describedBy) => (
        <>
          <p className="text-label font-medium tracking-wide text-soft">{words.fields.img_path}</p>
          <CompetitionBanner
            id={id}
            src={preview ?? (form.img_path || null)}
            className="mb-1.5 rounded-card border border-hair"
          />
          <div className="flex flex-wrap items-center gap-2">
            <PictureInput describedBy={describedBy} uploading={uploading} onChoose={setPicture} />
            {form.img_path === '' ? null : (
              <IconButton icon="trash" label={words.removeBanner} onClick={remove} />
            )}
          </div>
          <CropDialog
            {...bannerPicture}
            picture={picture}
            title={words.cropBanner}
            onCrop={(image) => void upload(image)}
            onClose={() => setPicture(null)}
            onUnreadable={fail}
          />
        </>
      )}
    </DescribedGroup>
  )
}

type InputProps = {
  describedBy: string | undefined
  uploading: boolean
  onChoose: (picture: File) => void
}

function PictureInput({ describedBy, uploading, onChoose }: InputProps) {
  const { form } = useCompetitionForm()
  const words = useMessages('competitions')
  const id = useId()
  return (
    <>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={describedBy}
        disabled={uploading}
        className="peer sr-only"
        onChange={({ target }) => {
          const [image] = target.files ?? []
          if (image) onChoose(image)
          target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonClass()} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-accent-ink`}
      >
        {uploading ? words.uploading : form.img_path === '' ? words.uploadBanner : words.changeBanner}
      </label>
    </>
  )
}
