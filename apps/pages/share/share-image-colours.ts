/** The light colours of the product (ui/tokens.css), inlined: the renderer of share images knows no style sheets. */
import tokens from '@trickline/ui/tokens.css?raw'

export function colour(name: string): string {
  const found = colours.get(name)
  if (!found) throw new Error(`no colour ${name}`)
  return found
}

export function styleSheet(): string {
  return [...colours]
    .map(
      ([name, value]) =>
        `.text-${name}{color:${value}}.fill-${name}{fill:${value}}.stroke-${name}{stroke:${value}}`,
    )
    .concat('.fill-current{fill:currentColor}')
    .join('')
}

/** Replaces classes with color-mix or opacity by plain colours. */
export function withInlineColours(drawing: string): string {
  const [, l, c, h] = /--tint:oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/.exec(drawing) ?? []
  const tint = fromOklch(Number(l), Number(c), Number(h))
  return drawing
    .replaceAll(
      /class="fill-\[color-mix\(in_oklab,var\(--([a-z]+)\)_(\d+)%,var\(--tint\)\)\]"/g,
      (_, name: string, percent: string) =>
        `fill="${hexOf(mixed(channels(colour(name)), Number(percent) / 100, tint))}"`,
    )
    .replaceAll(/stroke-([a-z]+)\/(\d+)"/g, (_, name: string, percent: string) => {
      return `stroke-${name}" stroke-opacity="${Number(percent) / 100}"`
    })
}

type Channels = readonly [red: number, green: number, blue: number]

/** Approximates the browser's color-mix. */
function mixed(first: Channels, share: number, second: Channels): Channels {
  const mix = (place: 0 | 1 | 2) => first[place] * share + second[place] * (1 - share)
  return [mix(0), mix(1), mix(2)]
}

function channels(hex: string): Channels {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

function hexOf(of: Channels): string {
  return `#${of.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** https://bottosson.github.io/posts/oklab/ */
function fromOklch(lightness: number, chroma: number, hue: number): Channels {
  const turn = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(turn), chroma * Math.sin(turn)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function gamma(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return 255 * Math.min(1, Math.max(0, value))
}

const colours = new Map(
  [...tokens.matchAll(/--([a-z-]+): (?:light-dark\()?(#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
)
