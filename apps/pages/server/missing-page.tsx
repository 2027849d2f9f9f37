/** The 404 page of the addresses for everyone: a bead that has fallen off its line, and the search. */
import { useMessages } from '@trickline/ui/messages.ts'
import type { Language } from '@trickline/ui/language.ts'
import { paths } from '@trickline/views/paths.ts'
import { PageLayout } from './document.tsx'
import { SearchForm } from './search-form.tsx'

export function MissingPage({ language }: { language: Language }) {
  const common = useMessages('common')
  const { noneText, toList } = useMessages('phases')
  return (
    <PageLayout language={language} title={common.notFoundTitle}>
      <main
        id="content"
        className="mx-auto grid w-full max-w-page flex-1 grid-cols-[minmax(0,1fr)] content-start items-center gap-x-14 gap-y-8 px-4 pt-6 pb-16 sm:px-6 sm:pt-10 lg:grid-cols-2 lg:content-center lg:pt-0"
      >
        <FallenBead />
        <div className="flex flex-col gap-5 lg:row-start-1">
          <h1 className="text-[clamp(2rem,1.4rem+2.6vw,3.5rem)] leading-none font-extrabold tracking-tight">
            {common.notFoundTitle}
          </h1>
          <p className="mb-2 max-w-md text-lead leading-snug text-balance text-soft">{noneText}</p>
          <SearchForm />
          <a
            href={paths.competitions}
            className="inline-flex min-h-touch items-center self-start font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            {toList}
          </a>
        </div>
      </main>
    </PageLayout>
  )
}

/** Drawn like the banner of a competition. */
function FallenBead() {
  return (
    <svg
      viewBox="0 0 320 150"
      aria-hidden="true"
      className="w-full rounded-card border border-hair bg-sunken stroke-ink"
      fill="none"
    >
      <path d="M0 132H320" className="stroke-edge" strokeWidth={1} />
      <path d="M24 44V132M296 44V132" className="stroke-edge" strokeWidth={4} strokeLinecap="round" />
      <path d="M24 54Q160 47 296 54" strokeWidth={2} />
      <path
        d="M160 44C176 20 196 60 200 125C206 96 222 96 228 125C231 112 239 112 243 125"
        className="stroke-edge"
        strokeWidth={1.25}
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <circle cx={160} cy={44} r={6} className="stroke-edge" strokeDasharray="2 2.5" />
      <circle cx={251} cy={126} r={6} className="fill-accent" strokeWidth={0} />
    </svg>
  )
}
