-- For how many places a prize is split is said in places, as the calls do.
alter table competitions add column prize_places smallint not null default 4 check (prize_places in (3, 4));
update competitions set prize_places = 3 where not four_places;
alter table competitions drop column four_places;
