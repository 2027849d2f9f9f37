-- The judge and the athlete each have their own comment on a round; until now the later one overwrote the other.
alter table rounds rename column athlete_feedback to athlete_comment;
alter table rounds add column judge_comment text;
-- A judge's edit clears the validation, so that the comment of a round that is not validated is a judge's.
update rounds set judge_comment = athlete_comment, athlete_comment = null where validated_at is null;
