/** The time zones to choose from, including the stored one if the browser lists it under another name. */
export function TimeZoneOptions({ stored }: { stored: string }) {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', stored])
  return [...zones].toSorted().map((zone) => (
    <option key={zone} value={zone} lang="en">
      {zone.replaceAll('_', ' ')}
    </option>
  ))
}
