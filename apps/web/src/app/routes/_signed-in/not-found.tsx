/** `/not-found`: where a profile that cannot be loaded leads (doc 1 §2). */
import { createFileRoute } from '@tanstack/react-router'
import { NotFoundScreen } from '../../not-found-screen.tsx'

export const Route = createFileRoute('/_signed-in/not-found')({ component: NotFoundScreen })
