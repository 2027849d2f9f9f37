/** The body of a portrait's upload. */
import sharp from 'sharp'

/** `shade`: pictures of different shades are different files. */
export async function portraitForm(userId: number, shade = 0): Promise<FormData> {
  const background = { r: shade % 256, g: Math.floor(shade / 256) % 256, b: 128 }
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'a.png')
  form.append('user_id', String(userId))
  return form
}
