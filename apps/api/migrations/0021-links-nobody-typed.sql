-- The bare addresses of the two sites, which were stored as the link of everybody who left the field empty.
update users set social_links = jsonb_set(social_links, '{instagram}', 'null')
  where social_links ->> 'instagram' = 'https://www.instagram.com/';
update users set social_links = jsonb_set(social_links, '{youtube}', 'null')
  where social_links ->> 'youtube' = 'https://www.youtube.com/@';
