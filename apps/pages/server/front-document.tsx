/** `/` for visitors: what this is, current competitions, how a round is counted, sign-in (screens §2, §37). */
import type { PublicPage } from '@trickline/contract/public-pages'
import type { Language } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { PageLayout, Parts } from './document.tsx'
import type { DemoAccounts } from '@trickline/views/people/demo-people.tsx'
import { FrontSignIn } from './front-sign-in.tsx'
import { HowItWorks } from './how-it-works.tsx'

type Props = {
  language: Language
  origin: string
  parts: PublicPage['parts']
  people: DemoAccounts | null
}

export function FrontDocument({ language, origin, parts, people }: Props) {
  const words = useMessages('front')
  const { choose, motto } = useMessages('accounts')
  return (
    <PageLayout
      language={language}
      title={words.title}
      description={words.description}
      address={`${origin}/`}
      live="/live"
      signIn="#sign-in"
    >
      <main id="content" className="flex flex-1 flex-col overflow-x-clip">
        <div className="mx-auto flex w-full max-w-page flex-1 flex-col gap-10 px-4 pt-6 pb-12 sm:px-6 lg:pt-9">
          <div className="flex flex-col gap-x-12 gap-y-2 lg:flex-row lg:items-end lg:justify-between">
            <h1 className="text-[clamp(2.375rem,1.6rem+3.6vw,4rem)] leading-none font-extrabold tracking-[-0.045em] text-balance sm:[word-spacing:0.08em]">
              {motto}
            </h1>
            <p className="max-w-[25rem] text-lead leading-snug text-pretty text-soft">{words.lead}</p>
          </div>
          <div className={partsClass}>
            <Parts parts={parts} aboveFold={1} />
          </div>
          <HowItWorks />
        </div>
        <section id="sign-in" aria-label={choose} className="laid-out-late scroll-mt-14 [--about:66rem]">
          <FrontSignIn people={people} />
        </section>
        <p className="unscripted mx-auto w-full max-w-page px-4 pb-8 sm:px-6">{words.needsScript}</p>
      </main>
    </PageLayout>
  )
}

/** In a wide window, the rows of what is on and next are beside the large card, which shows what is next if nothing is on. */
const partsClass = [
  'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10',
  'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-y-4',
  'lg:[&>[data-part=now]]:contents lg:[&>[data-part=next]]:col-start-2 lg:[&>[data-part=next]]:row-start-3',
  'lg:[&>[data-part=now]:empty+[data-part=next]]:col-span-full lg:[&>[data-part=now]:empty+[data-part=next]]:row-start-1',
  'lg:[&>[data-part=latest]]:col-span-full lg:[&>[data-part=latest]]:mt-6',
].join(' ')
