/** Portraits of the demo's people, drawn here so that nobody else owns them. */
import { loadSharp, portrait } from '../platform/files/pictures.ts'

export type Appearance = {
  skin: keyof typeof skins
  hair: keyof typeof hairs
  hairColour: string
  wall: string
  shirt: string
  beard?: 'full' | 'moustache'
  glasses?: boolean
  band?: string
}

export async function drawPortrait(appearance: Appearance): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svgOf(appearance)))
    .resize(portrait)
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** In units of 200 × 200; the face is centred at 100, 92. */
function svgOf({ skin, hair, hairColour, wall, shirt, beard, glasses, band }: Appearance): string {
  const [light, dark] = skins[skin]
  const { back, front } = hairs[hair]
  const drawn = [
    `<path fill="${wall}" d="M0 0h200v200H0z"/>`,
    `<g fill="${hairColour}">${back}</g>`,
    `<path fill="${dark}" d="M84 122h32v34q-16 14-32 0z"/>`,
    `<path fill="${shirt}" d="M22 206q2-46 60-58 18 16 36 0 58 12 60 58z"/>`,
    `<path fill="${light}" d="M84 140h32v9q-16 15-32 0z"/>`,
    `<circle fill="${dark}" cx="58" cy="96" r="9"/><circle fill="${dark}" cx="142" cy="96" r="9"/>`,
    `<path fill="${light}" d="M60 84q0-42 40-42t40 42v16q0 38-40 40-40-2-40-40z"/>`,
    beard ? `<g fill="${hairColour}">${beards[beard]}</g>` : '',
    `<g fill="${hairColour}">${front}</g>`,
    band ? `<path fill="${band}" d="M58 66q42-16 84 0l1 13q-43-16-86 0z"/>` : '',
    face(dark, beard === 'full'),
    glasses ? spectacles : '',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="14 12 172 172">${drawn.join('')}</svg>`
}

function face(shade: string, bearded: boolean): string {
  return (
    '<g fill="#241a16"><ellipse cx="83" cy="94" rx="4" ry="5"/><ellipse cx="117" cy="94" rx="4" ry="5"/></g>' +
    '<g fill="none" stroke="#241a16" stroke-width="3.5" stroke-linecap="round" opacity=".75">' +
    '<path d="M75 83q8-5 15-1M110 82q8-4 15 1"/></g>' +
    `<path d="M100 95l-4 13q4 3 8 0" fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="M87 118q13 12 26 0" fill="${bearded ? '#fff' : 'none'}" stroke="${bearded ? '#fff' : '#8e3b32'}" stroke-width="4" stroke-linecap="round"/>`
  )
}

const spectacles =
  '<g fill="#ffffff33" stroke="#241a16" stroke-width="3.5"><circle cx="82" cy="95" r="14"/><circle cx="118" cy="95" r="14"/><path fill="none" d="M96 93q4-4 8 0M68 92l-9-4M132 92l9-4"/></g>'

const beards = {
  full: '<path d="M60 94q4 14 12 16 12-8 28-4 16-4 28 4 8-2 12-16v8q-2 42-40 44-38-2-40-44z"/>',
  moustache: '<path d="M80 116q2-8 20-6 18-2 20 6-8-1-20-2-12 1-20 2z"/>',
}

const skins = {
  fair: ['#f6d3bd', '#e0ad92'],
  warm: ['#eebd97', '#d19a72'],
  olive: ['#dba878', '#bb8557'],
  brown: ['#b77b4f', '#935c37'],
  deep: ['#8a5738', '#6a3f27'],
} as const

const hairs = {
  short: {
    back: '',
    front: '<path d="M58 92q-6-58 44-58 46 0 40 58-4-22-14-30-30 8-54-2-12 8-16 32z"/>',
  },
  crop: {
    back: '',
    front: '<path d="M58 84q-2-48 42-48t42 48q-6-18-18-24-24-6-48 0-12 6-18 24z"/>',
  },
  quiff: {
    back: '',
    front: '<path d="M58 88q-4-30 10-42-2-16 20-18 44-6 54 26 4 16 0 34-4-16-12-24-38 4-58-8-10 10-14 32z"/>',
  },
  curls: {
    back: '<circle cx="62" cy="70" r="24"/><circle cx="138" cy="70" r="24"/><circle cx="54" cy="98" r="18"/><circle cx="146" cy="98" r="18"/><circle cx="82" cy="48" r="24"/><circle cx="118" cy="48" r="24"/>',
    front:
      '<circle cx="70" cy="56" r="16"/><circle cx="92" cy="48" r="17"/><circle cx="114" cy="50" r="16"/><circle cx="132" cy="60" r="14"/>',
  },
  bob: {
    back: '<path d="M46 138q-6-104 54-104t54 104q-18 8-34 0H80q-16 8-34 0z"/>',
    front: '<path d="M56 104q-4-62 44-62t44 62q-4-26-16-38-34 6-56 0-12 12-16 38z"/>',
  },
  long: {
    back: '<path d="M42 184q10-30 8-84-2-66 50-66t50 66q-2 54 8 84-30 10-58 0-28 10-58 0z"/>',
    front: '<path d="M57 100q-4-58 43-58t43 58q-6-32-42-46-34 12-44 46z"/>',
  },
  fringe: {
    back: '<path d="M46 168q6-30 4-70-2-64 50-64t50 64q-2 40 4 70-12 8-24 2H70q-12 6-24-2z"/>',
    front: '<path d="M57 100q-6-60 43-60t43 60q-2-12-6-20-37 8-74 0-4 8-6 20z"/>',
  },
  bun: {
    back: '<circle cx="100" cy="32" r="19"/>',
    front: '<path d="M57 96q-4-58 43-58t43 58q-6-28-20-38-23-8-46 0-14 10-20 38z"/>',
  },
  ponytail: {
    back: '<path d="M130 44q40 6 34 62 8 30-10 56-16-18-8-56-4-40-24-50z"/>',
    front: '<path d="M57 94q-4-58 43-56 47 0 43 56-8-26-18-34-30 2-48-6-14 8-20 40z"/>',
  },
  braids: {
    back: '<path d="M48 92q-10 40-2 86 8 10 18 0 4-46-4-86zM152 92q10 40 2 86-8 10-18 0-4-46 4-86z"/>',
    front: '<path d="M56 102q-4-64 44-64t44 64q-8-34-43-54-35 20-45 54z"/>',
  },
  waves: {
    back: '<path d="M50 150q-16-22-4-44-6-72 54-72t54 72q12 22-4 44-20 10-30-6H80q-10 16-30 6z"/>',
    front: '<path d="M57 98q-6-60 45-58 44 2 41 58-6-24-16-34-12 6-26-2-18 16-32 8-8 10-12 28z"/>',
  },
  shaved: { back: '', front: '<path opacity=".35" d="M60 80q2-40 40-40t40 40q-16-18-40-18t-40 18z"/>' },
}
