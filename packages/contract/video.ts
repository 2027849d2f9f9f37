/** The field for a video link, of a round or of a trick. */
import * as z from 'zod/mini'
import { after, link } from './fields.ts'
import { videoIdOf, withScheme } from './video-id.ts'

const webAddress = after((value) => (typeof value === 'string' ? withScheme(value) : value), link())

export const videoLink = z.pipe(
  webAddress,
  z.string().check(z.refine((written) => videoIdOf(written) !== null, 'not-a-video')),
)
