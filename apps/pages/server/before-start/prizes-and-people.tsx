/** The prize money, the organizers and judges, and the pages of the event. */
import type { PersonShort } from '@trickline/contract/people'
import { Icon, type IconName } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { PersonWithPicture } from '@trickline/views/people/person-name.tsx'
import { type ComingProps, useMoney } from './coming-competition.ts'

export function PrizesAndPeople(props: ComingProps) {
  const { view } = props
  const words = useMessages('competitionFacts')
  const { fees } = useMessages('competitions')
  const soon = useMessages('beforeStart')
  const money = useMoney(props)
  const judges = view.entries.flatMap(({ role, user }) => (role === 'judge' && user ? [user] : []))
  return (
    <div className="flex flex-col gap-8">
      {view.prize_amount_total > 0 ? <Prizes {...props} /> : null}
      <ul className="border-t-[1.5px] border-ink [&>li]:min-h-14 [&>li:not(:last-child)]:border-b [&>li]:border-hair [&>li]:py-2">
        <li>
          <span className="block font-semibold">
            {fees}: {view.fees === 0 ? words.free : money(view.fees)}
          </span>
          {view.fees === 0 ? null : <span className="text-label text-soft">{soon.feeHint}</span>}
        </li>
        <Official user={view.organizer} does={words.organizer} />
        {judges.map((judge) => (
          <Official key={judge.id} user={judge} does={soon.judge} />
        ))}
        {view.url_event ? <OutLink icon="website" url={view.url_event} text={words.urlEvent} /> : null}
        {view.url_social ? <OutLink icon="share" url={view.url_social} text={words.urlSocial} /> : null}
      </ul>
    </div>
  )
}

function Prizes(props: ComingProps) {
  const { view } = props
  const soon = useMessages('beforeStart')
  const money = useMoney(props)
  const prizes = [
    view.prize_amount_first,
    view.prize_amount_second,
    view.prize_amount_third,
    view.prize_amount_fourth,
  ].filter((prize) => prize > 0)
  const most = Math.max(...prizes)
  return (
    <section aria-labelledby="prizes" className="flex flex-col gap-3">
      <h2 id="prizes" className="text-lead font-bold">
        {soon.prizes}
      </h2>
      <ol className="border-t-[1.5px] border-ink pt-2">
        {prizes.map((prize, index) => (
          <li
            key={metals[index]}
            className="tabular grid min-h-8 grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-3"
          >
            <span className="font-bold text-soft">{index + 1}</span>
            <span
              aria-hidden="true"
              className={`h-3 rounded-r-full ${metals[index]}`}
              style={{ width: `${(100 * prize) / most}%` }}
            />
            <b>{money(prize)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

const metals = ['bg-gold', 'bg-silver', 'bg-bronze', 'bg-edge']

function Official({ user, does }: { user: PersonShort; does: string }) {
  return (
    <li>
      <PersonWithPicture user={user} below={does} />
    </li>
  )
}

function OutLink({ icon, url, text }: { icon: IconName; url: string; text: string }) {
  return (
    <li>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-touch items-center gap-2 font-semibold underline underline-offset-4"
      >
        <Icon name={icon} />
        {text}
      </a>
    </li>
  )
}
