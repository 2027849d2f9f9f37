/** The video of a trick (calls §12), apart from `tricks.ts` so that the first page does not load it. */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/trick-videos.ts'
import { id, idParams } from './fields.ts'
import { trick } from './tricks.ts'
import { videoLink } from './video.ts'

const wholeCatalogue = z.object({ tricks: z.array(trick) })

export const storeTrickVideo = call({
  ...calls.storeTrickVideo,
  access: 'signed-in',
  body: z.object({ youtubeLink: videoLink, trickId: id }),
  reply: wholeCatalogue,
  summary: 'Gives a trick that has none its video; answers the whole catalogue.',
})

export const deleteTrickVideo = call({
  ...calls.deleteTrickVideo,
  access: 'signed-in',
  params: idParams,
  reply: wholeCatalogue,
  summary: 'Takes the video of a trick away, not as an athlete alone; answers the whole catalogue.',
})
