/** The flag of a country, as high as the text. */
import { useFormat } from './format.ts'

type Props = { country: { iso2: string; name: string } }

export function FlagAfterName({ country }: Props) {
  const name = useFormat().country(country)
  return (
    // a no-break space alone would not keep an image on the line
    <span className="whitespace-nowrap">
      {'\u00A0'}
      <FlagImage country={country} alt={name} title={name} />
    </span>
  )
}

/** For use next to the country's name, so without a label. */
export function Flag({ country }: Props) {
  return <FlagImage country={country} alt="" />
}

function FlagImage({ country, alt, title }: Props & { alt: string; title?: string | undefined }) {
  return (
    <img
      alt={alt}
      title={title}
      // flags-plugin.ts copies them there
      src={`/assets/flags/${country.iso2.toUpperCase()}.svg`}
      loading="lazy"
      className="mx-[0.1em] inline-block h-[0.8em] w-[1.2em] rounded-[2px] align-baseline ring-1 ring-hair"
    />
  )
}
