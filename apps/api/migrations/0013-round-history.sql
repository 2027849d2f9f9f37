-- Every save, move and edit of a round: who, when, and what it was before and after (statuses-and-moves §13).
create table round_history (
  id bigint generated always as identity primary key,
  round_id integer not null references rounds on delete cascade,
  at timestamptz not null,
  -- null: nobody who was signed in
  user_id integer references users on delete set null,
  action text not null check (action in (
    'start-recording', 'stop-recording', 'claim', 'save-score', 'cancel-scoring', 'reopen', 'save-edit', 'cancel-edit',
    'disqualify', 'injure', 'set-back', 'release', 'review', 'finish-review', 'publish', 'advance', 'create', 'edit')),
  -- of the round's columns those that changed, always with status and score; its tricks where they did
  before jsonb not null,
  after jsonb not null
);
create index round_history_round on round_history (round_id, id);

-- Nobody changes what was written, and it goes with its round alone; of a deleted person the reference goes.
create function round_history_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from rounds where id = old.round_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.user_id is null and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id'
    and not exists (select from users where id = old.user_id) then
    return new;
  end if;
  raise exception 'round_history is only added to';
end $$;

create trigger round_history_stays before update or delete on round_history
  for each row execute function round_history_stays();
