/** Writers that use many verbs. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Somebody } from '../e2e/black-box/community.ts'
import { roundsOf } from './running-competition.ts'
import { invitations, lives, portraits, reviews } from './stage-writers.ts'
import { acknowledged, type Make } from './writer.ts'

/** Registering has no key: a second try of a completed one is told that the address has an account. */
export const registers: Make = async ({ nodes, send }) => {
  const emails: string[] = []
  return {
    write: async () => {
      const email = `killed${emails.length}@trust.example`
      const body = {
        name: 'Killed',
        surname: 'Trust',
        email,
        password: 'Sl4ck!ine',
        password_confirmation: 'Sl4ck!ine',
        captchaQuestion: '4 + 5',
        captchaAnswer: '9',
      }
      const { status } = await send('POST', '/register', body)
      if (acknowledged(status) || status === 422) emails.push(email)
    },
    wrong: async () => {
      const [{ count } = { count: 0 }] = await nodes.query<{ count: number }>(
        `select count(*)::integer as count from users where email like 'killed%@trust.example' and email = any($1)`,
        [emails],
      )
      return count === emails.length ? null : `${emails.length} registered, ${count} are there`
    },
  }
}

const profiles: Make = async ({ nodes, running, send }) => {
  const { athletes } = running
  const saved = new Map<number, string>()
  let turn = 0
  return {
    write: async () => {
      const athlete = athletes[(turn += 1) % athletes.length]
      if (!athlete) return
      const name = `Name ${turn}`
      const updatedUser = { id: athlete.id, name, surname: 'Box', country_id: 724 }
      const { status } = await send('POST', '/update_profile', { updatedUser }, athlete.token)
      if (acknowledged(status)) saved.set(athlete.id, name)
    },
    wrong: async () => {
      const rows = await nodes.query<{ id: number; name: string }>(
        'select id, name from users where id = any($1)',
        [[...saved.keys()]],
      )
      const other = rows.filter(({ id, name }) => saved.get(id) !== name)
      return other.length === 0 && saved.size === rows.length
        ? null
        : `profiles of ${other.map(({ id }) => id).join()}`
    },
  }
}

const trainings: Make = async ({ nodes, running, send, below }) => {
  const [athlete] = running.athletes
  let stored = 0
  return {
    write: async () => {
      const validatedTricks = Array.from({ length: 1 + below(6) }, () => ({ id: 20 + below(5) }))
      const body = { modeProgram: 3, competitionDetails: null, validatedTricks }
      const { status } = await send('POST', '/store', body, athlete?.token)
      if (acknowledged(status)) stored += 1
    },
    wrong: async () => {
      const [row] = await nodes.query<{ count: number; empty: number }>(
        `select count(*)::integer as count, (count(*) filter (where not exists
           (select from validated_tricks where round_id = rounds.id)))::integer as empty
         from rounds where competition_id is null and user_id = $1`,
        [athlete?.id],
      )
      return row?.count === stored && row.empty === 0
        ? null
        : `${stored} training rounds stored, ${row?.count} there, ${row?.empty} without tricks`
    },
  }
}

const roles: Make = async ({ nodes, running, send }) => {
  const { spectator, admin } = running
  let has = false
  let changes = 0
  return {
    write: async () => {
      const path = has ? '/roles/withdraw' : '/roles/grant'
      const { status } = await send(
        'POST',
        path,
        { user_id: spectator.id, role_id: 2, note: 'trust' },
        admin.token,
      )
      if (!acknowledged(status)) return
      has = !has
      changes += 1
    },
    wrong: async () => {
      const [row] = await nodes.query<{ roles: number; changes: number }>(
        `select (select count(*)::integer from user_roles where user_id = $1 and role = 'judge') as roles,
           (select count(*)::integer from admin_changes where user_id = $1 and role = 'judge') as changes`,
        [spectator.id],
      )
      return row?.roles === Number(has) && row.changes === changes
        ? null
        : `the role: ${has} after ${changes} changes, there ${row?.roles} after ${row?.changes}`
    },
  }
}

/** Claims, saves, reopens and edits, and counts by the history, which has one row per change. */
export const judgings: Make = async ({ nodes, running, send, below }) => {
  const acks = new Map<string, number>()
  const { judges } = running
  const toRound = async (id: number, new_status: number, by: Somebody) => {
    const { status } = await send('POST', '/status/update', { entity: 'rounds', id, new_status }, by.token)
    if (acknowledged(status)) note(id, new_status === 6 ? 'claim' : 'reopen')
    return acknowledged(status)
  }
  const note = (id: number, action: string) => {
    const key = `${id} ${action}`
    acks.set(key, (acks.get(key) ?? 0) + 1)
  }
  const rounds = await roundsOf(running)
  let turn = 0
  return {
    write: async () => {
      const round = rounds[below(rounds.length)]
      const judge = judges[(turn += 1) % judges.length] ?? judges[0]
      if (!round) return
      const isNew = await toRound(round.id, 6, judge)
      if (!isNew && !(await toRound(round.id, 19, judge))) return
      const validatedTricks = Array.from({ length: 1 + below(8) }, () => ({ id: 20 + below(30) }))
      const body = { modeProgram: 4, roundId: round.id, isNew, videoUrl: '', validatedTricks }
      const { status } = await send('POST', '/update_round', body, judge.token)
      if (acknowledged(status)) note(round.id, isNew ? 'save-score' : 'save-edit')
    },
    wrong: async () => {
      const rows = await nodes.query<{ key: string; count: number }>(
        `select round_id || ' ' || action as key, count(*)::integer as count
         from round_history join rounds on rounds.id = round_id
         where competition_id = $1 and action in ('claim', 'reopen', 'save-score', 'save-edit') group by 1`,
        [running.id],
      )
      const there = new Map(rows.map(({ key, count }) => [key, count]))
      const wrong = [...new Set([...acks.keys(), ...there.keys()])].filter(
        (key) => acks.get(key) !== there.get(key),
      )
      return wrong.length === 0
        ? null
        : wrong
            .map((key) => `round ${key}: ${acks.get(key) ?? 0} acknowledged, ${there.get(key) ?? 0} there`)
            .join('; ')
    },
  }
}

/** An order is one list and must never be stored by half. */
const orders: Make = async ({ nodes, running, send, below }) => {
  const entries = await nodes.query<{ id: number }>(
    "select id from entries where competition_id = $1 and role = 'athlete' order by id",
    [running.id],
  )
  let saved: number | null = null
  return {
    write: async () => {
      const first = 1 + below(900)
      const athletes_list = entries.map(({ id }, place) => ({ id, order_number: first + place }))
      const body = { competition_id: running.id, athletes_list }
      const { status } = await send('POST', '/athletes/order_list', body, running.organizer.token)
      if (acknowledged(status)) saved = first
    },
    wrong: async () => {
      if (saved === null) return null
      const rows = await nodes.query<{ order_number: number }>(
        "select order_number from entries where competition_id = $1 and role = 'athlete' order by id",
        [running.id],
      )
      const isWhole = rows.every(({ order_number }, place) => order_number === (saved ?? 0) + place)
      return isWhole
        ? null
        : `the order from ${saved} is ${rows.map(({ order_number }) => order_number).join()}`
    },
  }
}

const drafts: Make = async ({ nodes, running, send }) => {
  const names: string[] = []
  let turn = 0
  return {
    write: async () => {
      const name = `Draft ${(turn += 1)}`
      const body = { formCreate: { name } }
      const { status } = await send('POST', '/competitions/store', body, running.otherOrganizer.token)
      if (acknowledged(status)) names.push(name)
    },
    wrong: async () => {
      const rows = await nodes.query<{ name: string }>(
        "select name from competitions where organizer_id = $1 and name like 'Draft %'",
        [running.otherOrganizer.id],
      )
      const there = rows.map(({ name }) => name).toSorted()
      return there.join() === names.toSorted().join()
        ? null
        : `${names.length} drafts stored, ${there.length} there`
    },
  }
}

const catalogues: Make = async ({ nodes, running, send }) => {
  const trick = 60
  const count = async () => {
    const sql = 'select count(*)::integer as count from trick_changes where trick_id = $1'
    const [row] = await nodes.query<{ count: number }>(sql, [trick])
    return row?.count ?? 0
  }
  const before = await count()
  let [turn, changes] = [0, 0]
  return {
    write: async () => {
      // a value equal to the one before is no change
      turn += 1
      const [row] = await nodes
        .query<{ version: number }>('select version from tricks where id = $1', [trick])
        .catch(() => [])
      if (!row) return sleep(100)
      const body = {
        trick_id: trick,
        version: row.version,
        value: 1 + (turn % 50) / 10,
        note: `change ${changes}`,
      }
      const { status } = await send('POST', '/tricks/change', body, running.admin.token)
      if (acknowledged(status)) changes += 1
    },
    wrong: async () => {
      const there = (await count()) - before
      return there === changes ? null : `${changes} changes of a trick, ${there} in its history`
    },
  }
}

/** One writer of each kind. */
export const everyWriter: Make[] = [
  registers,
  profiles,
  trainings,
  roles,
  judgings,
  orders,
  drafts,
  catalogues,
  lives,
  reviews,
  invitations,
  portraits,
]
