/** Where the files are that a page for everyone asks for; put in by the build (public-pages-plugin.ts). */
import type { PageFiles } from '../pages-plugin.ts'

declare const PAGE_FILES: PageFiles

export const pageFiles: PageFiles = PAGE_FILES
