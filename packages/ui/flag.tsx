/** The flag of a country, as high as the letters beside it; it says the country to whoever does not see it. */
import { useFormat } from './format.ts'

type Props = { country: { iso2: string; name: string } }

/** Behind somebody's name, on the line of its last word. */
export function FlagAfterName({ country }: Props) {
  const name = useFormat().country(country)
  return (
    // the space alone does not hold a picture
    <span className="whitespace-nowrap">
      {'\u00A0'}
      <FlagImage country={country} alt={name} title={name} />
    </span>
  )
}

/** Beside the country's own name, which says it already. */
export function Flag({ country }: Props) {
  return <FlagImage country={country} alt="" />
}

function FlagImage({ country, alt, title }: Props & { alt: string; title?: string | undefined }) {
  return (
    <img
      alt={alt}
      title={title}
      // laid there by flags-plugin.ts
      src={`/assets/flags/${country.iso2.toUpperCase()}.svg`}
      loading="lazy"
      className="mx-[0.1em] inline-block h-[0.8em] w-[1.2em] rounded-[2px] align-baseline ring-1 ring-hair"
    />
  )
}
