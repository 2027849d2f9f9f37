/** A profile as others see it; one's own can be edited (screens §18). */
import { Link, Navigate, useCanGoBack, useRouter } from '@tanstack/react-router'
import { type PersonCard, type PersonFull } from '@trickline/contract/people'
import { roleOf } from '@trickline/contract/status-codes'
import { Fragment, type ReactNode } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { ApiError } from '@trickline/client/api.ts'
import { LoadFailedNote } from '../lib/load-failed.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { useTitle } from '@trickline/ui/title.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Badge } from '@trickline/ui/badge.tsx'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Flag } from '@trickline/ui/flag.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { EditProfile } from './edit-profile.tsx'
import { EmailVerification } from './email-verification.tsx'
import { PhotoField } from './photo-field.tsx'
import { ProfilePart } from './profile-part.tsx'
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
        'mx-auto flex w-full max-w-page flex-col gap-6 px-4 pt-6 pb-16 sm:px-6 sm:pt-10',
        edits && 'max-sm:pb-28',
      )}
    >
      {edits ? (
        <ProfileEditor user={data} onDone={() => onEdit(false)} />
      ) : (
        <>
          {isOwn ? null : <BackButton />}
          {data ? <Head user={data} isOwn={isOwn} onEdit={() => onEdit(true)} /> : null}
          {data ? (
            // in one column, what is below is shown once its place is known
            <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 max-lg:has-[[data-loading]]:[&>section]:invisible lg:grid-cols-[5fr_3fr]">
              <div className="flex min-w-0 flex-col gap-6">{children(data)}</div>
              <About user={data} isOwn={isOwn} />
            </div>
          ) : null}
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
      <ProfilePart title={words.photo.title}>
        <PhotoField user={user} />
      </ProfilePart>
      <ProfilePart title={words.account}>
        <dl className={classNames(factsClass, 'sm:max-lg:grid-cols-1')}>
          <Fact label={words.email}>
            <EmailVerification user={user} isOwn />
          </Fact>
          <Fact label={words.rolesLabel}>
            <div className="flex flex-wrap items-center gap-x-4">
              <Roles roles={user.roles} />
              <RequestRole />
            </div>
          </Fact>
        </dl>
      </ProfilePart>
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
    <button
      type="button"
      onClick={back}
      className="-my-3 flex min-h-touch w-fit items-center gap-1.5 pe-3 font-semibold text-soft hover:text-ink"
    >
      <Icon name="back" className="size-5" />
      {common.back}
    </button>
  )
}

function Head({ user, isOwn, onEdit }: AboutProps & { onEdit: () => void }) {
  const common = useMessages('common')
  const words = useMessages('people')
  const format = useFormat()
  const name = personName(user, common)
  useTitle(name)
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-6">
      <Avatar name={user.name} surname={user.surname} src={user.img_path} size="huge" />
      <div className="min-w-0 flex-1">
        <h1 className="text-title font-bold hyphens-auto [overflow-wrap:anywhere] max-sm:text-[1.375rem]">
          {name}
        </h1>
        {user.username ? (
          <p className="[overflow-wrap:anywhere] text-soft">
            <Breakable text={`@${user.username}`} after={/(?<=[._-])/} />
          </p>
        ) : null}
        {user.country && !user.is_deleted ? (
          <p>
            {format.joined(
              ...new Set([
                ...[user.city, user.state].flatMap((place) => place?.name ?? []),
                format.country(user.country),
              ]),
            )}
            <span className="whitespace-nowrap">
              {'\u00A0'}
              <Flag country={user.country} />
            </span>
          </p>
        ) : null}
      </div>
      {isOwn ? (
        <div className="flex flex-wrap items-center gap-2 max-lg:w-full">
          <Button icon={<Icon name="edit" />} onClick={onEdit}>
            {words.edit}
          </Button>
          <Link to={paths.account} className={buttonClass()}>
            {words.account}
          </Link>
        </div>
      ) : null}
    </header>
  )
}

/** Breaks after a matching sign rather than within a word. */
function Breakable({ text, after }: { text: string; after: RegExp }) {
  return text.split(after).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
}

const FollowAthlete = lazyComponent(
  async () => (await withWords(import('./follow-athlete.tsx'), 'athlete')).FollowAthlete,
  { fallback: () => <Skeleton className="h-12" />, eager: false },
)

type AboutProps = { user: PersonFull | PersonCard; isOwn: boolean }

function About({ user, isOwn }: AboutProps) {
  const words = useMessages('people')
  return (
    <section aria-label={words.about} className="flex min-w-0 flex-col gap-4 border-t border-ink pt-2.5">
      <h2 className="-mb-2 text-lead font-bold">{words.about}</h2>
      {user.is_deleted ? null : <Facts user={user} isOwn={isOwn} />}
      {user.is_public ? <FollowAthlete user={user} isOwn={isOwn} /> : null}
      {isOwn ? (
        <div className="sr-only focus-within:not-sr-only">
          <BackButton />
        </div>
      ) : null}
    </section>
  )
}

function Facts({ user, isOwn }: AboutProps) {
  const words = useMessages('people')
  const links = socialLinksOf(user.social_links)
  return (
    <dl className={classNames(factsClass, 'sm:max-lg:block sm:max-lg:columns-2 sm:max-lg:gap-x-10')}>
      {user.roles.length > 0 ? (
        <Fact label={words.rolesLabel}>
          <Roles roles={user.roles} />
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
      <Fact label={words.email}>
        <EmailVerification user={user} isOwn={isOwn} />
      </Fact>
    </dl>
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
      className="flex min-h-touch min-w-0 items-center gap-2 font-semibold underline decoration-edge underline-offset-4 hover:decoration-accent"
    >
      <Icon name={site} className="size-5 shrink-0 text-soft" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {/* its icon says the host */}
        <Breakable text={label.replace(/^(?:instagram|youtube)\.com\//, '')} after={/(?<=\/)/} />
      </span>
    </a>
  )
}

const factsClass = 'grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-5'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents break-inside-avoid sm:max-lg:grid sm:max-lg:grid-cols-[7.5rem_minmax(0,1fr)]">
      <dt className="flex min-h-touch items-center self-start text-soft">{label}</dt>
      <dd className="flex min-h-touch min-w-0 items-center font-medium">{children}</dd>
    </div>
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
