-- How many tricks that the athlete called incorrect a judge has changed since the athlete's last review ended.
alter table rounds add column answered_feedback_count integer not null default 0;
