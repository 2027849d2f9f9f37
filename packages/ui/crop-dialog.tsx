/** Crops a picture to a JPEG of exactly the given size. The library is loaded when it is needed. */
import { lazy, Suspense, useRef, useState } from 'react'
import type { Area } from 'react-easy-crop'
import { useMessages } from './messages.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Skeleton } from './skeleton.tsx'

const Cropper = lazy(() => import('react-easy-crop'))

export type CropProps = {
  picture: File | null
  title: string
  /** Size of the result in pixels, and so the ratio of the frame. */
  width: number
  height: number
  quality: number
  /** Shows a circular frame; the result is still a rectangle. */
  round?: boolean
  onCrop: (jpeg: File) => void
  onClose: () => void
  onUnreadable: () => void
}

export function CropDialog({ picture, title, quality, onCrop, onClose, onUnreadable, ...frame }: CropProps) {
  const common = useMessages('common')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const crop = async () => {
    if (!picture || chosen?.picture !== picture) return
    const jpeg = await drawCropped(chosen, { ...frame, quality })
    if (jpeg) onCrop(new File([jpeg], picture.name.replace(/\.\w+$/, '.jpg'), { type: jpeg.type }))
    else onUnreadable()
  }
  return (
    <Dialog
      open={picture !== null}
      wide
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" disabled={chosen === null} onClick={() => void crop()}>
            {common.crop.use}
          </Button>
        </>
      }
    >
      {picture ? (
        <Cropping {...frame} picture={picture} onChoose={setChosen} onUnreadable={onUnreadable} />
      ) : null}
    </Dialog>
  )
}

type Chosen = { picture: File; image: HTMLImageElement; area: Area }

type CroppingProps = Pick<CropProps, 'width' | 'height' | 'round' | 'onUnreadable'> & {
  picture: File
  onChoose: (chosen: Chosen | null) => void
}

function Cropping({ picture, width, height, round = false, onChoose, onUnreadable }: CroppingProps) {
  const { hint, zoom: zoomLabel } = useMessages('common').crop
  const [url] = useState(() => URL.createObjectURL(picture))
  const image = useRef<HTMLImageElement>(null)
  const [at, setAt] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <>
      <p className="text-label text-soft">{hint}</p>
      <div className="relative h-[min(24rem,48dvh)] overflow-hidden rounded-control bg-sunken">
        <Suspense fallback={<Skeleton className="size-full" />}>
          <Cropper
            image={url}
            aspect={width / height}
            cropShape={round ? 'round' : 'rect'}
            showGrid={!round}
            crop={at}
            zoom={zoom}
            maxZoom={largestZoom}
            onCropChange={setAt}
            onZoomChange={setZoom}
            onCropAreaChange={(_, area) => onChoose(image.current && { picture, image: image.current, area })}
            setImageRef={(ref) => (image.current = ref.current)}
            onMediaLoaded={() => URL.revokeObjectURL(url)}
            mediaProps={{ alt: '', onError: onUnreadable }}
            cropperProps={{ role: 'group', 'aria-label': hint }}
          />
        </Suspense>
      </div>
      <label className="flex min-h-touch items-center gap-4 text-label font-medium text-soft">
        {zoomLabel}
        <input
          type="range"
          className="h-touch min-w-0 flex-1"
          min={1}
          max={largestZoom}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
    </>
  )
}

const largestZoom = 4

/** Transparent pixels become white. */
function drawCropped(
  { image, area }: Chosen,
  { width, height, quality }: Pick<CropProps, 'width' | 'height' | 'quality'>,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height)
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
}
