/**
 * What to send about a changed part of a page: its innermost changed elements with a key, which is an `id` or a `data-row`.
 * Compares only the markup that was sent with the markup that follows it.
 */

/** Markup by key; '' is the whole part. */
export type ElementsByKey = Record<string, string>

export function changedElements(before: string, after: string): ElementsByKey {
  if (hasRepeatedKey(before) || hasRepeatedKey(after)) return { '': after }
  return changedWithin(before, after) ?? { '': after }
}

/** null: something outside the elements with a key has changed, or their order. */
function changedWithin(before: string, after: string): ElementsByKey | null {
  const [earlier, later] = [splitByKey(before), splitByKey(after)]
  if (earlier.around !== later.around) return null
  const changed: ElementsByKey = {}
  for (const [key, element] of later.elements) {
    const elementBefore = earlier.elements.get(key) ?? ''
    if (elementBefore === element) continue
    const [opening, openingBefore] = [openingOf(element), openingOf(elementBefore)]
    const inner =
      opening === openingBefore
        ? changedWithin(elementBefore.slice(opening.length), element.slice(opening.length))
        : null
    Object.assign(changed, inner ?? { [key]: element })
  }
  return changed
}

/** React escapes `<`, `>` and `"` in texts and attributes, and ends elements without content with `/>`. */
const tags = /<(?<slash>\/?)[a-z][\w-]*(?<attributes>[^<>]*)>/gi

/** The outermost elements with a key, and the markup around them with keys in their places. */
function splitByKey(html: string): { around: string; elements: Map<string, string> } {
  const elements = new Map<string, string>()
  let around = ''
  let end = 0
  let open: { key: string; start: number; depth: number } | null = null
  for (const { 0: tag, index, groups } of html.matchAll(tags)) {
    const { slash, attributes = '' } = groups ?? {}
    if (open === null) {
      const key = keyIn(attributes)
      if (key === undefined || attributes.endsWith('/')) continue
      around += `${html.slice(end, index)}\0${key}\0`
      open = { key, start: index, depth: 1 }
    } else if (!attributes.endsWith('/')) {
      open.depth += slash ? -1 : 1
      if (open.depth > 0) continue
      end = index + tag.length
      elements.set(open.key, html.slice(open.start, end))
      open = null
    }
  }
  return { around: around + html.slice(end), elements }
}

function keyIn(attributes: string): string | undefined {
  return / id="([^"&]+)"/.exec(attributes)?.[1] ?? / data-row="([^"&]+)"/.exec(attributes)?.[1]
}

function openingOf(element: string): string {
  return /^<[^>]*>/.exec(element)?.[0] ?? ''
}

/** A repeated key identifies no element. */
function hasRepeatedKey(html: string): boolean {
  const keys = [...html.matchAll(tags)].flatMap(({ groups }) => keyIn(groups?.['attributes'] ?? '') ?? [])
  return new Set(keys).size < keys.length
}
