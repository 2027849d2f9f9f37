-- Who scored a round, kept apart from who holds it: a judge who reopens it and changes nothing gives it back.
alter table rounds add column scored_by integer references users on delete set null;
