/** Saves a chart as PNG, in the colours of the theme: title, the SVG of the page, and the items of its legend. */
import { saveFile } from '../lib/save-file.ts'

/** Pixels per CSS px, so that it is sharp on large screens. */
const scale = 2
const margin = 24
const lineHeight = 26

type ChartTitle = { title: string; subject: string }

/** `frame` contains the SVG with `role="group"`, and the items of the legend with `data-legend`. */
export async function saveChart(frame: HTMLElement, { title, subject }: ChartTitle): Promise<void> {
  const svg = frame.querySelector<SVGSVGElement>('svg[role=group]')
  if (!svg) return
  const drawing = await asImage(svg)
  const items = [...frame.querySelectorAll<HTMLElement>('[data-legend]')]
  const top = margin + 2 * lineHeight
  const canvas = document.createElement('canvas')
  canvas.width = (Math.max(drawing.width, 320) + 2 * margin) * scale
  canvas.height = (top + drawing.height + (items.length + 1) * lineHeight + margin) * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  const { color, fontFamily } = getComputedStyle(frame)
  context.scale(scale, scale)
  context.fillStyle = backgroundOf(frame)
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = color
  context.textBaseline = 'middle'
  context.font = `700 18px ${fontFamily}`
  context.fillText(title, margin, margin + lineHeight / 2)
  context.font = `14px ${fontFamily}`
  context.fillText(subject, margin, margin + 1.5 * lineHeight)
  context.drawImage(drawing, margin, top)
  items.forEach((item, place) => drawItem(context, item, top + drawing.height + (place + 1) * lineHeight))
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (png) saveFile(`trickline ${subject} ${title}.png`, png)
}

function drawItem(context: CanvasRenderingContext2D, item: HTMLElement, y: number): void {
  const mark = item.querySelector('svg')
  const words = context.fillStyle
  if (mark) {
    context.save()
    context.translate(margin, y - 7)
    context.scale(14 / 16, 14 / 16)
    context.fillStyle = getComputedStyle(mark).color
    const shape = mark.querySelector('path')?.getAttribute('d') ?? ''
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- not that of an array
    context.fill(new Path2D(shape))
    context.restore()
  }
  context.fillStyle = words
  const texts = [...item.children].map(({ textContent }) => textContent).filter((text) => text !== '')
  context.fillText(texts.join('  '), margin + 24, y)
}

/** An image has no style sheets: computed styles are written into each element. */
async function asImage(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new Error('a copy of an SVG is one')
  const [from, to] = [svg, copy].map((each) => [each, ...each.querySelectorAll<SVGElement>('*')])
  to?.forEach((element, place) => {
    const original = from?.[place]
    if (!original) return
    const style = getComputedStyle(original)
    element.removeAttribute('class')
    for (const name of copiedProperties) element.style.setProperty(name, style.getPropertyValue(name))
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const image = new Image(svg.clientWidth, svg.clientHeight)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}

const copiedProperties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
]

function backgroundOf(element: Element | null): string {
  if (!element) return '#fff'
  const { backgroundColor } = getComputedStyle(element)
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? backgroundOf(element.parentElement) : backgroundColor
}
