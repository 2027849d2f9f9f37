/** A profile as others see it; one's own can be edited (screens §18). */
import { Link, Navigate, useCanGoBack, useRouter } from '@tanstack/react-router'
import { type PersonCard, type PersonFull } from '@trickline/contract/people'
import { roleOf } from '@trickline/contract/status-codes'
import type { ReactNode } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { ApiError } from '@trickline/client/api.ts'
import { LoadFailedNote } from '../lib/load-failed.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { useTitle } from '@trickline/ui/title.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Badge } from '@trickline/ui/badge.tsx'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Flag } from '@trickline/ui/flag.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { Line } from '@trickline/ui/line.tsx'
import { MainAction } from '@trickline/ui/page.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { EditProfile } from './edit-profile.tsx'
import { EmailVerification } from './email-verification.tsx'
import { PhotoField } from './photo-field.tsx'
import { RequestRole } from './request-role.tsx'
import { socialLinksOf, type SocialSite } from './social-links.ts'
import { useProfile } from './use-profile.ts'

type Props = {
  id: number
  isOwn: boolean
  isEditing: boolean
  onEdit: (isEditing: boolean) => void
  children: (user: PersonFull | PersonCard) => ReactNode
}

export function ProfileScreen({ id, isOwn, isEditing, onEdit, children }: Props) {
  const { data, error, refetch } = useProfile(id)
  if (error instanceof ApiError && error.status < 500) return <Navigate to={paths.notFound} replace />
  const edits = data && isOwn && isEditing && 'email' in data
  return (
    <div
      className={classNames(
        'mx-auto flex w-full flex-col gap-6 px-4 pt-4 pb-28 sm:px-6 sm:pt-8 sm:pb-16',
        edits ? 'max-w-reading' : 'max-w-page',
      )}
    >
      {edits ? (
        <ProfileEditor user={data} onDone={() => onEdit(false)} />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <BackButton />
            {isOwn ? <OwnActions onEdit={() => onEdit(true)} /> : null}
          </div>
          {data ? <Profile user={data} isOwn={isOwn} /> : null}
          {data ? children(data) : null}
        </>
      )}
      {error && !data ? <LoadFailedNote error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Loading />}
    </div>
  )
}

function ProfileEditor({ user, onDone }: { user: PersonFull; onDone: () => void }) {
  const words = useMessages('people')
  useTitle(words.edit)
  return (
    <>
      <h1 className="text-title font-bold">{words.edit}</h1>
      <PhotoField user={user} />
      <EmailVerification user={user} isOwn />
      <div className="flex flex-wrap items-center gap-4">
        <Roles roles={user.roles} />
        <RequestRole />
      </div>
      <Line className="-my-2 text-edge" />
      <EditProfile user={user} onDone={onDone} />
    </>
  )
}

function BackButton() {
  const common = useMessages('common')
  const router = useRouter()
  const canGoBack = useCanGoBack()
  // a page opened from a link has no history to go back to
  const back = () => (canGoBack ? router.history.back() : void router.navigate({ to: paths.competitions }))
  return (
    <Button icon={<Icon name="back" />} onClick={back} className="self-start">
      {common.back}
    </Button>
  )
}

function OwnActions({ onEdit }: { onEdit: () => void }) {
  const words = useMessages('people')
  return (
    <>
      <Link to={paths.account} className={`${buttonClass()} ms-auto`}>
        {words.account}
      </Link>
      <MainAction>
        <Button kind="primary" icon={<Icon name="edit" />} onClick={onEdit}>
          {words.edit}
        </Button>
      </MainAction>
    </>
  )
}

type ProfileProps = { user: PersonFull | PersonCard; isOwn: boolean }

function Profile({ user, isOwn }: ProfileProps) {
  const common = useMessages('common')
  const name = personName(user, common)
  useTitle(name)
  return (
    <article
      aria-labelledby="profile-name"
      className="grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-[3fr_2fr]"
    >
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={user.name} surname={user.surname} src={user.img_path} size="huge" />
        <div className="min-w-0 flex-1 basis-60">
          <h1 id="profile-name" className="text-title font-bold hyphens-auto [overflow-wrap:anywhere]">
            {name}
          </h1>
          {user.username ? <p className="text-soft [overflow-wrap:anywhere]">@{user.username}</p> : null}
          {user.roles.length > 0 ? (
            <div className="mt-2">
              <Roles roles={user.roles} />
            </div>
          ) : null}
        </div>
      </header>
      <Line className="-my-2 text-edge lg:order-last lg:col-span-full" />
      {user.is_deleted ? null : <Facts user={user} isOwn={isOwn} />}
    </article>
  )
}

function Facts({ user, isOwn }: ProfileProps) {
  const words = useMessages('people')
  const format = useFormat()
  const links = socialLinksOf(user.social_links)
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-5 gap-y-2">
        {user.country ? (
          <Fact label={words.country}>
            <Flag country={user.country} /> {format.country(user.country)}
            {user.state ? (
              <span className="block text-soft">
                {user.city ? format.joined(user.city.name, user.state.name) : user.state.name}
              </span>
            ) : null}
          </Fact>
        ) : null}
        <Fact label={words.memberSince}>
          <span className="tabular">{new Date(user.created_at).getFullYear()}</span>
        </Fact>
        {user.slackline_since === null ? null : (
          <Fact label={words.slacklineSince}>
            <span className="tabular">{user.slackline_since}</span>
          </Fact>
        )}
        {links.length > 0 ? (
          <Fact label={words.links}>
            <ul className="flex flex-col">
              {links.map(({ site, href, label }) => (
                <li key={site}>
                  <SocialLink site={site} href={href} label={label} />
                </li>
              ))}
            </ul>
          </Fact>
        ) : null}
      </dl>
      <EmailVerification user={user} isOwn={isOwn} />
      {user.roles.some(({ id }) => roleOf(id) === 'athlete') ? (
        <Link
          to={paths.statistics}
          search={isOwn ? {} : { athlete: user.id }}
          className={`${buttonClass()} self-start`}
        >
          {isOwn ? words.ownStatistics : words.statistics}
        </Link>
      ) : null}
    </div>
  )
}

function Roles({ roles }: Pick<PersonCard, 'roles'>) {
  const words = useMessages('people')
  return (
    <ul aria-label={words.rolesLabel} className="flex flex-wrap gap-2">
      {roles.map(({ id, name }) => {
        const role = roleOf(id)
        return (
          <li key={id}>
            <Badge>{role ? words.roles[role] : name}</Badge>
          </li>
        )
      })}
    </ul>
  )
}

function SocialLink({ site, href, label }: { site: SocialSite; href: string; label: string }) {
  const words = useMessages('people')
  const common = useMessages('common')
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={common.labelled(words.sites[site], label)}
      className="flex min-h-10 min-w-0 items-center gap-2 font-semibold underline decoration-edge underline-offset-4 hover:decoration-accent"
    >
      <Icon name={site} className="size-5 shrink-0 text-soft" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
    </a>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="py-2 text-soft">{label}</dt>
      <dd className="min-w-0 py-2 font-medium">{children}</dd>
    </>
  )
}

function Loading() {
  const common = useMessages('common')
  return (
    <output aria-label={common.loading} className="flex flex-col gap-6">
      <div className="flex items-center gap-6">
        <Skeleton className="size-28 rounded-full" />
        <div className="flex flex-1 flex-col gap-3">
          <Skeleton className="h-9 w-3/4" />
          <Skeleton className="h-6 w-1/3" />
        </div>
      </div>
      <Skeleton className="h-32" />
    </output>
  )
}
