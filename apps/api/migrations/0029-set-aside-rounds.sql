-- Rounds of a phase whose advance was taken back are set aside, never deleted (phases-and-seeding §12). Every query reads the
-- view "rounds", which has the others; it takes what is written to it, so that builds before this one work on.
alter table rounds rename to all_rounds;
alter table all_rounds add column set_aside_at timestamptz;

drop index rounds_phase;
create unique index rounds_phase on all_rounds (competition_id, round_number, user_id)
  where competition_id is not null and set_aside_at is null;
create index rounds_set_aside on all_rounds (competition_id, round_number) where set_aside_at is not null;

create view rounds as
  select id, competition_id, user_id, judge_id, round_number, stage, run_order, round_name, rule_id, status, video_link, score,
    style_percent, variety_points, unique_tricks, total_score, athlete_comment, negative_feedback_count, vs_group,
    vs_match_number, is_vs_winner, recording_start_at, recording_end_at, completed_at, validated_at, publish_at,
    disqualified_at, injured_at, version, created_at, updated_at, scored_by, judge_comment, answered_feedback_count
  from all_rounds where set_aside_at is null;

create or replace function round_history_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from all_rounds where id = old.round_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.user_id is null and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id'
    and not exists (select from users where id = old.user_id) then
    return new;
  end if;
  raise exception 'round_history is only added to';
end $$;

alter table round_history drop constraint round_history_action_check;
alter table round_history add constraint round_history_action_check check (action in (
  'start-recording', 'stop-recording', 'claim', 'save-score', 'cancel-scoring', 'reopen', 'save-edit', 'cancel-edit',
  'disqualify', 'injure', 'set-back', 'release', 'review', 'finish-review', 'publish', 'advance', 'create', 'edit',
  'undo-advance'));

-- Who took an advance back, when and why.
create table undone_advances (
  id integer generated always as identity primary key,
  competition_id integer not null references competitions on delete cascade,
  -- the phase that was gone back to
  round_number integer not null,
  reason text not null,
  user_id integer references users on delete set null,
  at timestamptz not null
);
create index undone_advances_competition on undone_advances (competition_id, id);
