/**
 * What the server needs from the public pages: a competition's markup, in parts that change independently.
 * `apps/pages/server/pages.tsx` exports them as `pages`.
 */
import type { liveAthlete } from './athletes.ts'
import type { ReplyOf } from './call.ts'
import type { CompetitionDetail, LiveDetail, liveList, LiveListRow } from './competitions.ts'
import type { demo } from './demo.ts'
import type { LiveEvent } from './events.ts'
import type { OpenApiDocument } from './openapi-document.ts'
import type { Country } from './people.ts'
import type { readRanking } from './ranking.ts'
import type { RoundRow } from './rounds.ts'
import type { BigScreen } from './screens.ts'
import type { readSeal } from './seal.ts'
import type { search } from './search.ts'
import type { ValidatedRow } from './validated-tricks.ts'

export type PublicPage = {
  html: string
  /** `hash` changes with the content of its part. */
  parts: { name: string; hash: string; html: string }[]
}

/**
 * `problem`: why there was no search. `found`: null in that case and without a query. `list`: what is on, next and lately, to
 * lead on.
 */
export type SearchPageInput = {
  query: { q: string; lang?: string }
  problem: string | null
  found: ReplyOf<typeof search> | null
  list: FrontList
}

export type RankingPageInput = { query: Record<string, string>; table: ReplyOf<typeof readRanking> }
export type AthletePageInput = ReplyOf<typeof liveAthlete>

/** `limits`: how many tries are allowed in how many seconds. */
export type DevelopersInput = {
  document: OpenApiDocument
  limits: Record<'changes' | 'search' | 'pages' | 'pictures' | 'files', { points: number; seconds: number }>
}

export type FrontList = ReplyOf<typeof liveList>
export type PublicRound = { round: RoundRow; validatedTricks: ValidatedRow[] }

export type PublicPages<Language> = ScreenPages<Language> &
  SharePages<Language> & {
    live: (
      competition: LiveDetail,
      options: {
        countries: readonly Country[]
        language: Language
        /** The origin of the public address. */
        origin: string
        /** Before the start: the competition that finished last. */
        lastWon: LiveListRow | null
        /** Epoch milliseconds. */
        now: number
      },
    ) => Promise<PublicPage>
    liveEvent: (event: LiveEvent, options: EventPageInput<Language>) => Promise<PublicPage>
    /** `people`: the demo accounts, on a server that has a demo; `now`: epoch milliseconds. */
    front: (
      list: FrontList,
      options: {
        countries: readonly Country[]
        language: Language
        origin: string
        people: ReplyOf<typeof demo> | null
        now: number
      },
    ) => Promise<PublicPage>
    seal: (
      input: ReplyOf<typeof readSeal>,
      options: { language: Language; origin: string },
    ) => Promise<string>
    ranking: (input: RankingPageInput, options: { language: Language; origin: string }) => Promise<string>
    athlete: (input: AthletePageInput, options: { language: Language; origin: string }) => Promise<string>
    search: (input: SearchPageInput, options: { language: Language; origin: string }) => Promise<string>
    developers: (input: DevelopersInput, options: { language: Language; origin: string }) => Promise<string>
    missing: (language: Language) => Promise<string>
    /** `sha256-…` of the inline script, for the Content-Security-Policy. */
    scriptHash: string
  }

/** The tricks of published rounds, by round id. */
type DrawnRounds = Record<number, ValidatedRow[]>

type ScreenPageInput<Language> = { language: Language; origin: string }

/** Big screen and overlay; those of a competition open by a secret link (screens §38). */
export type ScreenPages<Language> = {
  bigScreen: (
    competition: CompetitionDetail,
    options: ScreenPageInput<Language> & {
      screen: BigScreen
      drawn: DrawnRounds
      /** The next competition, after a finished one. */
      next: LiveListRow | null
      countries: readonly Country[]
      /** Epoch milliseconds. */
      now: number
    },
  ) => Promise<PublicPage>
  overlay: (
    competition: CompetitionDetail,
    options: ScreenPageInput<Language> & { drawn: DrawnRounds },
  ) => Promise<PublicPage>
} & Record<
  'eventScreen' | 'eventOverlay',
  (event: LiveEvent, options: EventPageInput<Language> & { drawn: DrawnRounds }) => Promise<PublicPage>
>

/** `now`: epoch milliseconds. */
type EventPageInput<Language> = ScreenPageInput<Language> & { countries: readonly Country[]; now: number }

type SharePageInput<Language> = { language: Language; origin: string }

/** `read` returns a photo or flag by its path; null if there is none. */
export type ShareImageInput<Language> = SharePageInput<Language> & {
  read: (path: string) => Promise<Buffer | null>
}

/** Pages and pictures for sharing (screens §41). Pictures are SVG, 1200 by 630, with letters as paths. */
export type SharePages<Language> = {
  competitionPicture: (competition: CompetitionDetail, options: ShareImageInput<Language>) => Promise<string>
  podiumPicture: (competition: CompetitionDetail, options: ShareImageInput<Language>) => Promise<string>
  eventPicture: (event: LiveEvent['event'], options: ShareImageInput<Language>) => Promise<string>
  roundPicture: (
    competition: CompetitionDetail,
    options: ShareImageInput<Language> & { round: PublicRound },
  ) => Promise<string>
  podiumPage: (competition: CompetitionDetail, options: SharePageInput<Language>) => Promise<string>
  roundPage: (
    competition: CompetitionDetail,
    options: SharePageInput<Language> & { round: PublicRound },
  ) => Promise<string>
  /** A round as a curve with its tricks explained; fetched when it is opened. */
  roundTricks: (round: PublicRound, language: Language) => Promise<string>
  /** An A4 page with a QR code of the public page. */
  poster: (competition: CompetitionDetail, options: SharePageInput<Language>) => Promise<string>
}

/** Tells `pages.js` that it is loaded as the drawing thread. */
export const drawingWorkerData = 'draws what is shared'

/** `version`: version of the competition's public view, which the thread keeps. */
export type Drawing<Language> = { language: Language; origin: string } & (
  | { page: 'competitionPicture' | 'podiumPicture' | 'podiumPage' | 'poster'; version: string }
  | { page: 'roundPicture' | 'roundPage'; version: string; round: PublicRound }
  | { page: 'roundTricks'; round: PublicRound }
  | { page: 'eventPicture'; event: LiveEvent['event'] }
)

/** `reading` matches an answer to the thread's question. */
export type ToDrawingWorker<Language> =
  | { number: number; drawing: Drawing<Language> }
  | { reading: number; bytes: Uint8Array | null }

/** `path`: path of a photo or flag; `competition`: its public view as JSON. */
export type FromDrawingWorker =
  | { number: number; text: string }
  | { number: number; failure: string }
  | { number: number; reading: number; path: string }
