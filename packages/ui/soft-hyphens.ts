/** "Squirrel Grab", "Yoko-hama", "Ascen-sions": names of the sport in two lines where a cell has no room for them in one. */
export function withSoftHyphens(name: string): string {
  return name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .replace(/(?:Ascen|Back|Bone|Cross|Free|Hori|Sky|Super|Yoko)(?=[a-z])/u, (part) => `${part}\u00AD`)
}
