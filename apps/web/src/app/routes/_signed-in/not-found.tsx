/** `/not-found`: where a profile that cannot be loaded leads (accounts-and-people §6). */
import { createFileRoute } from '@tanstack/react-router'
import { NotFoundScreen } from '../../not-found-screen.tsx'

export const Route = createFileRoute('/_signed-in/not-found')({ component: NotFoundScreen })
