/** Adds break points to names of grabs and families, and to a key, for narrow cells: "Squirrel Grab", "Yoko-hama", "Ascen-sions". */
export function withSoftHyphens(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ').replace(breakable, (part) => `${part}\u00AD`)
}

const breakable =
  /(?:Ascen|Back|Bone|Boun|Cross|Free|Front|Hori|Mon(?=taj)|Pos(?=tur)|Re(?=bond)|Rim(?=balz)|Roda(?=das)|Rola(?=ment)|Rou(?=lade)|Sky|Super|Ver(?=schieb)|Yoko)(?=[a-z])/u
