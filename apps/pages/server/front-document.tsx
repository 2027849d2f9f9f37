/** `/` for visitors: current competitions, about the product, sign-in (screens §2, §37). */
import type { PublicPage } from '@trickline/contract/public-pages'
import { languageName, languages, locale } from '@trickline/messages/languages'
import type { Language } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { controlClass } from '@trickline/ui/control-class.ts'
import { PageLayout, Parts } from './document.tsx'
import type { DemoAccounts } from '@trickline/views/people/demo-people.tsx'
import { FrontSignIn } from './front-sign-in.tsx'
import { JudgeIllustration, ReviewIllustration, WatchIllustration } from './how-it-works.tsx'

type Props = {
  language: Language
  origin: string
  parts: PublicPage['parts']
  /** Of the demo. */
  people: DemoAccounts | null
}

export function FrontDocument({ language, origin, parts, people }: Props) {
  const words = useMessages('front')
  return (
    <PageLayout
      language={language}
      title={words.title}
      description={words.description}
      address={`${origin}/`}
      live="/live"
      signIn="#sign-in"
      languageChoice={<LanguageChoice language={language} />}
    >
      <main id="content" className="flex flex-1 flex-col overflow-x-clip">
        <div className="mx-auto flex w-full max-w-page flex-1 flex-col gap-10 px-4 pt-6 pb-12 sm:px-6 sm:pt-8">
          <h1 className="sr-only">{words.title}</h1>
          <Parts parts={parts} aboveFold={1} />
          <HowItWorks />
        </div>
        <section
          id="sign-in"
          aria-label={useMessages('accounts').choose}
          className="laid-out-late scroll-mt-14 pt-4 [--about:66rem]"
        >
          <FrontSignIn people={people} />
        </section>
        <p className="unscripted mx-auto w-full max-w-page px-4 pb-8 sm:px-6">{words.needsScript}</p>
      </main>
    </PageLayout>
  )
}

function HowItWorks() {
  const words = useMessages('front')
  const steps = [
    { name: words.judge, text: words.judgeText, Picture: JudgeIllustration },
    { name: words.review, text: words.reviewText, Picture: ReviewIllustration },
    { name: words.watch, text: words.watchText, Picture: WatchIllustration },
  ]
  return (
    <section aria-labelledby="how" className="laid-out-late -mx-4 flex flex-col gap-4 px-4 [--about:44rem]">
      <h2 id="how" className="text-title">
        {words.about}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 sm:grid-cols-3">
        {steps.map(({ name, text, Picture }) => (
          <li key={name} className="flex flex-col">
            <div aria-hidden="true" className="flex h-28 flex-col justify-end">
              <Picture />
            </div>
            <h3 className="mt-3 text-lead">{name}</h3>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LanguageChoice({ language }: { language: Language }) {
  const common = useMessages('common')
  return (
    <label className="scripted flex items-center gap-3">
      <span className="text-soft">{common.language}</span>
      <select data-languages="" defaultValue={language} className={`${controlClass} w-auto pe-8`}>
        {languages.map((code) => (
          <option key={code} value={code} lang={locale(code)}>
            {languageName(code)}
          </option>
        ))}
      </select>
    </label>
  )
}
