-- Which rules there are is said by the rulebook of packages/scoring alone, and asked before anything is stored: a new rule
-- needs no change of the tables.
alter table competitions drop constraint competitions_rule_id_check;
alter table rounds drop constraint rounds_rule_id_check;
