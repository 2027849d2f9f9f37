/**
 * What the server asks of the web app's pages for everyone: markup made of a competition as everyone may see it, in parts
 * that change each by itself. The web app exports `pages` so from `apps/pages/server/pages.tsx`.
 */
import type { ReplyOf } from './call.ts'
import type { CompetitionDetail, liveList } from './competitions.ts'
import type { demo } from './demo.ts'
import type { Country } from './people.ts'
import type { RoundRow } from './rounds.ts'
import type { BigScreen } from './screens.ts'
import type { search } from './search.ts'
import type { ValidatedRow } from './validated-tricks.ts'

export type PublicPage = {
  /** The whole document, its parts in it. */
  html: string
  /** By name, with what tells one version from another. */
  parts: { name: string; hash: string; html: string }[]
}

/** `problem`: the code of why it was not searched; `found`: null as well before anybody asked. */
export type SearchPageInput = {
  query: { q: string; lang?: string }
  problem: string | null
  found: ReplyOf<typeof search> | null
}

export type FrontList = ReplyOf<typeof liveList>
/** A published round with its tricks. */
export type PublicRound = { round: RoundRow; validatedTricks: ValidatedRow[] }

/** In the languages of the product, each by its code. */
export type PublicPages<Language> = ScreenPages<Language> &
  SharePages<Language> & {
    live: (
      competition: CompetitionDetail,
      /** `origin`: of the address that people open. */
      about: { countries: readonly Country[]; language: Language; origin: string },
    ) => Promise<PublicPage>
    /** `people`: of the demo, where the server has it. */
    front: (
      list: FrontList,
      about: { language: Language; origin: string; people: ReplyOf<typeof demo> | null },
    ) => Promise<PublicPage>
    search: (asked: SearchPageInput, about: { language: Language; origin: string }) => Promise<string>
    /** Its line and its tricks explained: a part of the page, fetched when somebody opens it. */
    round: (round: PublicRound, language: Language) => Promise<string>
    /** There is none, or none for everyone. */
    missing: (language: Language) => Promise<string>
    /** Of the script that stands in them, as a Content-Security-Policy names it: `sha256-…`. */
    scriptHash: string
  }

type ScreenPageInput<Language> = { language: Language; origin: string }

/** The same for whoever has a link with a secret (screens §38). */
export type ScreenPages<Language> = {
  bigScreen: (
    competition: CompetitionDetail,
    about: ScreenPageInput<Language> & { screen: BigScreen },
  ) => Promise<PublicPage>
  overlay: (
    competition: CompetitionDetail,
    about: ScreenPageInput<Language> & {
      /** Tricks of published rounds, by the id of the round. */
      drawn: Record<number, ValidatedRow[]>
    },
  ) => Promise<PublicPage>
}

type SharePageInput<Language> = { language: Language; origin: string }

/** `read`: a file by its address here, a photo or a flag; null where there is none. */
export type ShareImageInput<Language> = SharePageInput<Language> & {
  read: (path: string) => Promise<Buffer | null>
}

/** What is passed on of a competition (screens §41). Pictures are SVG of 1200 by 630, without a letter as text. */
export type SharePages<Language> = {
  competitionPicture: (competition: CompetitionDetail, about: ShareImageInput<Language>) => Promise<string>
  podiumPicture: (competition: CompetitionDetail, about: ShareImageInput<Language>) => Promise<string>
  roundPicture: (
    competition: CompetitionDetail,
    about: ShareImageInput<Language> & { round: PublicRound },
  ) => Promise<string>
  podiumPage: (competition: CompetitionDetail, about: SharePageInput<Language>) => Promise<string>
  roundPage: (
    competition: CompetitionDetail,
    about: SharePageInput<Language> & { round: PublicRound },
  ) => Promise<string>
  /** A4, to be printed, with a code that leads to the page for everyone. */
  poster: (competition: CompetitionDetail, about: SharePageInput<Language>) => Promise<string>
}
