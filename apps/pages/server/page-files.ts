/** Addresses of the files of the pages for everyone, inserted by the build (pages-plugin.ts). */
import type { PageFiles } from '../pages-plugin.ts'

declare const PAGE_FILES: PageFiles

export const pageFiles: PageFiles = PAGE_FILES
