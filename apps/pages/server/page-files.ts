/** Addresses of the public pages' files, inserted by the build (vite.config.ts). */
import type { PageFiles } from '../vite.config.ts'

declare const PAGE_FILES: PageFiles

export const pageFiles: PageFiles = PAGE_FILES
