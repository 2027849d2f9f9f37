/** Break points in trick names for narrow cells: "Squirrel Grab", "Yoko-hama", "Ascen-sions". */
export function withSoftHyphens(name: string): string {
  return name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .replace(/(?:Ascen|Back|Bone|Cross|Free|Hori|Sky|Super|Yoko)(?=[a-z])/u, (part) => `${part}\u00AD`)
}
