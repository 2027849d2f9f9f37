/**
 * The part of a picture that will be shown: moved with a finger, the mouse or the arrow keys, and enlarged. What comes
 * out is a JPEG of exactly the asked size. The library for it is loaded with the first picture.
 */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Area } from 'react-easy-crop'
import { useMessages } from '../lib/messages.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Skeleton } from './skeleton.tsx'

const Cropper = lazy(() => import('react-easy-crop'))

type Props = {
  /** null: closed. */
  picture: File | null
  title: string
  /** Of what comes out, in pixels; the frame has its shape. */
  width: number
  height: number
  /** 0 to 1. */
  quality: number
  /** Shown within a circle; what comes out is a rectangle all the same. */
  round?: boolean
  onCrop: (jpeg: File) => void
  onClose: () => void
  /** It is no picture that this browser can read. */
  onUnreadable: () => void
}

export function CropDialog({ picture, title, onCrop, onClose, onUnreadable, ...frame }: Props) {
  return picture ? (
    <Cropping
      key={`${picture.name} ${picture.lastModified}`}
      {...{ picture, title, onCrop, onClose, onUnreadable, ...frame }}
    />
  ) : null
}

function Cropping({
  picture,
  title,
  width,
  height,
  quality,
  round = false,
  onCrop,
  onClose,
  onUnreadable,
}: Props & { picture: File }) {
  const common = useMessages('common')
  const url = useObjectUrl(picture)
  const image = useRef<HTMLImageElement>(null)
  const [at, setAt] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const crop = async () => {
    if (!image.current || !area) return
    const jpeg = await drawn(image.current, area, { width, height, quality })
    if (jpeg) onCrop(new File([jpeg], picture.name.replace(/\.\w+$/, '.jpg'), { type: jpeg.type }))
    else onUnreadable()
  }
  return (
    <Dialog
      open
      wide
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" aria-disabled={area === null} onClick={() => void crop()}>
            {common.crop.use}
          </Button>
        </>
      }
    >
      <p className="text-label text-soft">{common.crop.hint}</p>
      <div className="relative h-[min(24rem,48dvh)] overflow-hidden rounded-control bg-sunken">
        <Suspense fallback={<Skeleton className="size-full" />}>
          {url ? (
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
              onCropAreaChange={(_, pixels) => setArea(pixels)}
              setImageRef={(ref) => (image.current = ref.current)}
              mediaProps={{ alt: '', onError: onUnreadable }}
              cropperProps={{ role: 'group', 'aria-label': common.crop.hint }}
            />
          ) : null}
        </Suspense>
      </div>
      <label className="flex min-h-touch items-center gap-4 text-label font-medium text-soft">
        {common.crop.zoom}
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
    </Dialog>
  )
}

const largestZoom = 4

/** null until it is made, and never one that has been given back. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/** What is transparent becomes white. */
function drawn(
  image: HTMLImageElement,
  { x, y, width: fromWidth, height: fromHeight }: Area,
  { width, height, quality }: Pick<Props, 'width' | 'height' | 'quality'>,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, width, height)
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(image, x, y, fromWidth, fromHeight, 0, 0, width, height)
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
}
