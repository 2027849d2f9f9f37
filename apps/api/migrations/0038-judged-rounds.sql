-- What a person judged, on the profile (calls §15).
create index rounds_judge on all_rounds (judge_id);
