-- Two judges a round, each alone: their ballots, what differs, who decides it (statuses-and-moves §15).
alter table competitions
  add column judging text not null default 'one' check (judging in ('one', 'two'));

alter table entries add column is_head boolean not null default false;
create unique index entries_head on entries (competition_id) where is_head;

alter table all_rounds
  -- null: judged by one, without ballots
  add column ballots_needed integer check (ballots_needed in (1, 2)),
  -- who handed one in; without reference, as the ballots stay when a person goes
  add column ballots_by integer[] not null default '{}',
  -- who holds it beside judge_id
  add column second_judge_id integer references users on delete set null;

create or replace view rounds as
  select id, competition_id, user_id, judge_id, round_number, stage, run_order, round_name, rule_id, status, video_link, score,
    style_percent, variety_points, unique_tricks, total_score, athlete_comment, negative_feedback_count, vs_group,
    vs_match_number, is_vs_winner, recording_start_at, recording_end_at, completed_at, validated_at, publish_at,
    disqualified_at, injured_at, version, created_at, updated_at, scored_by, judge_comment, answered_feedback_count,
    ballots_needed, ballots_by, second_judge_id
  from all_rounds where set_aside_at is null;

create table ballots (
  id integer generated always as identity primary key,
  round_id integer not null references all_rounds on delete cascade,
  user_id integer references users on delete set null,
  at timestamptz not null,
  -- as those of validated_tricks
  tricks jsonb not null,
  total_score numeric not null,
  comment text,
  -- to which the seconds of its tricks belong
  video_link text
);
create unique index ballots_round on ballots (round_id, user_id);
create index ballots_user on ballots (user_id);

-- What was done about the ballots of a round beside handing them in; the last resolution or confirmation counts.
create table ballot_decisions (
  id integer generated always as identity primary key,
  round_id integer not null references all_rounds on delete cascade,
  user_id integer references users on delete set null,
  at timestamptz not null,
  kind text not null check (kind in ('propose', 'confirm', 'resolve', 'one-is-enough')),
  -- of each difference what is taken
  choices jsonb not null default '[]',
  -- why one is enough
  reason text
);
create index ballot_decisions_round on ballot_decisions (round_id, id);
create index ballot_decisions_user on ballot_decisions (user_id);

-- Both are only added to, as the history of a round.
create function ballots_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from all_rounds where id = old.round_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.user_id is null and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id'
    and not exists (select from users where id = old.user_id) then
    return new;
  end if;
  raise exception '% is only added to', tg_table_name;
end $$;
create trigger ballots_stay before update or delete on ballots for each row execute function ballots_stay();
create trigger ballot_decisions_stay before update or delete on ballot_decisions for each row execute function ballots_stay();

alter table round_history drop constraint round_history_action_check;
alter table round_history add constraint round_history_action_check check (action in (
  'start-recording', 'stop-recording', 'claim', 'save-score', 'cancel-scoring', 'reopen', 'save-edit', 'cancel-edit',
  'disqualify', 'injure', 'set-back', 'release', 'review', 'finish-review', 'publish', 'advance', 'create', 'edit',
  'undo-advance', 'hand-in', 'propose', 'resolve', 'one-is-enough'));
