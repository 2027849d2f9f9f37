/** Mutations of the catalogue: the video of a trick. */
import { deleteTrickVideo, storeTrickVideo } from '@trickline/contract/calls/trick-videos'
import type { Trick } from '@trickline/contract/tricks'
import { tricksQueryKey } from '@trickline/client/catalogue.ts'
import { defineMutation } from '@trickline/client/mutation.ts'

type Catalogue = readonly Trick[]

const withVideo = (tricks: Catalogue, id: number, video_url: string | null) =>
  tricks.map((trick) => (trick.id === id ? { ...trick, video_url } : trick))

export const addVideo = defineMutation({
  name: 'add-trick-video',
  queryKey: () => tricksQueryKey,
  optimistic: (tricks: Catalogue, { id, link }: { id: number; link: string }) => withVideo(tricks, id, link),
  call: storeTrickVideo,
  request: ({ id, link }) => ({ body: { trickId: id, youtubeLink: link } }),
})

export const removeVideo = defineMutation({
  name: 'remove-trick-video',
  queryKey: () => tricksQueryKey,
  optimistic: (tricks: Catalogue, { id }: { id: number }) => withVideo(tricks, id, null),
  call: deleteTrickVideo,
  request: ({ id }) => ({ params: { id } }),
})
