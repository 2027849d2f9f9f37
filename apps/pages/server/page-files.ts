/** Addresses of the files of the pages for everyone, inserted by the build (vite.config.ts). */
import type { PageFiles } from '../vite.config.ts'

declare const PAGE_FILES: PageFiles

export const pageFiles: PageFiles = PAGE_FILES
