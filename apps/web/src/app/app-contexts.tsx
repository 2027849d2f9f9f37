/** What the app provides to components shared with the public pages: language, viewer, links, clock, log. */
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { logFailure } from '@trickline/client/log-failure.ts'
import { serverNow, useIsServerTimeKnown } from '@trickline/client/server-time.ts'
import { usePerson } from '@trickline/client/session.ts'
import { useDeviceLanguage } from '@trickline/ui/device-language.ts'
import { KitContext } from '@trickline/ui/kit.ts'
import { LanguageContext } from '@trickline/ui/language.ts'
import { LinkContext, type LinkProps } from '@trickline/views/link.tsx'
import { ViewerContext } from '@trickline/views/viewer.ts'

export function AppContexts({ children }: { children: ReactNode }) {
  const isTimeKnown = useIsServerTimeKnown()
  const kit = useMemo(() => ({ now: serverNow, isTimeKnown, report: logFailure }), [isTimeKnown])
  return (
    <KitContext value={kit}>
      <LanguageContext value={useDeviceLanguage()}>
        <LinkContext value={AppLink}>
          <ViewerContext value={usePerson()}>{children}</ViewerContext>
        </LinkContext>
      </LanguageContext>
    </KitContext>
  )
}

function AppLink(props: LinkProps) {
  return <Link {...props} />
}
