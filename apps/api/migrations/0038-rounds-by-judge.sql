-- for what judges have judged (calls §6), and for the references to a person who goes
create index rounds_judge on all_rounds (judge_id);
