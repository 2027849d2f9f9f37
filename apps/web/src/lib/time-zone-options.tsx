/** The time zones to choose from, and the stored one even where the browser lists it under another name. */
export function TimeZoneOptions({ stored }: { stored: string }) {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', stored])
  return [...zones].toSorted().map((zone) => (
    <option key={zone} value={zone} lang="en">
      {zone.replaceAll('_', ' ')}
    </option>
  ))
}
