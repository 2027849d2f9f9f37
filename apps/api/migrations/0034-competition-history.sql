-- What was done to a competition, its entries and its links, and which phases began. The database writes it with each change, so that
-- none is missing and each row begins where the one before ended (who-sees-what §14).
create table competition_history (
  id bigint generated always as identity primary key,
  competition_id integer not null references competitions on delete cascade,
  at timestamptz not null,
  -- null: nobody who was signed in
  user_id integer references users on delete set null,
  subject text not null check (subject in ('competition', 'entry', 'screen-link', 'webhook', 'phase')),
  -- of the entry or link; of a phase its number
  subject_id integer not null,
  action text not null check (action in ('create', 'change', 'delete')),
  -- columns that changed; of a new row all, of a deleted one too
  before jsonb not null,
  after jsonb not null
);
create index competition_history_competition on competition_history (competition_id, id);
create index competition_history_user on competition_history (user_id);

create function competition_history_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from competitions where id = old.competition_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.user_id is null and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id'
    and not exists (select from users where id = old.user_id) then
    return new;
  end if;
  raise exception 'competition_history is only added to';
end $$;
create trigger competition_history_stays before update or delete on competition_history
  for each row execute function competition_history_stays();

-- Of the transaction: sessions.ts says who and when.
create function who_changes() returns integer language sql stable as $$
  select nullif(current_setting('trickline.person', true), '')::integer
$$;
create function when_changed() returns timestamptz language sql stable as $$
  select coalesce(nullif(current_setting('trickline.at', true), '')::timestamptz, now())
$$;

-- The first argument is the subject, the others columns that say nothing or are secret.
create function note_change() returns trigger language plpgsql as $$
declare
  unsaid text[] := array['id', 'competition_id'] || tg_argv[1:];
  was jsonb := coalesce(to_jsonb(old), '{}') - unsaid;
  is_now jsonb := coalesce(to_jsonb(new), '{}') - unsaid;
  whole jsonb := coalesce(to_jsonb(new), to_jsonb(old));
  competition integer := coalesce(whole ->> 'competition_id', whole ->> 'id')::integer;
begin
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(key, was -> key), '{}'), coalesce(jsonb_object_agg(key, value), '{}')
      into was, is_now
      from jsonb_each(is_now) where value is distinct from was -> key;
    if is_now = '{}' then return null; end if;
  end if;
  -- it goes with its competition
  if not exists (select from competitions where id = competition) then return null; end if;
  insert into competition_history (competition_id, at, user_id, subject, subject_id, action, before, after)
  values (competition, when_changed(), who_changes(), tg_argv[0], (whole ->> 'id')::integer,
    case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'change' else 'delete' end, was, is_now);
  return null;
end $$;

create trigger note_change after insert or update on competitions for each row execute function
  note_change('competition', 'updated_at', 'created_at', 'version', 'completion_percentage', 'open_inquiries', 'inquiries_until',
    'seal_number', 'seal_waits', 'imported_file');
create trigger note_change after insert or update or delete on entries for each row execute function
  note_change('entry', 'created_at', 'mail_waits');
create trigger note_change after insert or delete on screen_links for each row execute function
  note_change('screen-link', 'secret_hash', 'created_at');
create trigger note_change after insert or delete on webhooks for each row execute function
  note_change('webhook', 'secret', 'created_at', 'public_seq', 'off_at');

create function note_phase() returns trigger language plpgsql as $$
begin
  insert into competition_history (competition_id, at, user_id, subject, subject_id, action, before, after)
  select competition_id, when_changed(), who_changes(), 'phase', round_number, 'create', '{}',
    jsonb_build_object('rounds', count(*))
  from added where competition_id is not null group by competition_id, round_number;
  return null;
end $$;
create trigger note_phase after insert on all_rounds referencing new table as added for each statement
  execute function note_phase();
