-- Whoever asks for a role says why.
alter table role_requests add column note text not null default '';
alter table role_requests drop constraint role_requests_role_check;
alter table role_requests add constraint role_requests_role_check check (role in ('judge', 'organizer', 'supervisor'));

-- A suspended account has no session and opens none.
alter table users
  add column suspended_at timestamptz,
  add column suspension_reason text;

-- What admins did to accounts and settings: who and when, newest read first.
create table admin_changes (
  id integer generated always as identity primary key,
  at timestamptz not null,
  -- null: who runs the server, by the command line
  admin_id integer references users on delete set null,
  action text not null check (action in (
    'role-granted', 'role-withdrawn', 'role-refused', 'account-suspended', 'account-restored',
    'setting-on', 'setting-off')),
  user_id integer references users on delete set null,
  role text check (role in ('athlete', 'judge', 'organizer', 'supervisor', 'admin')),
  setting text check (setting in ('mixed', 'online', 'team', 'world_ranking')),
  note text not null default ''
);

-- The link that makes the first admin, printed at start while there is none. Stored hashed.
create table first_admin_links (
  token_hash bytea primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
