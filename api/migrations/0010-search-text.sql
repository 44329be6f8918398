-- array_to_string is only stable because of element types other than text; generated columns need immutable.
create function joined_text(words text[]) returns text
language sql immutable parallel safe
return array_to_string(words, ' ');

create function place_states(places jsonb) returns text[]
language sql immutable parallel safe
return (
  select coalesce(array_agg(distinct place ->> 'state'), '{}')
  from jsonb_array_elements(places) as place
  where coalesce(place ->> 'state', '') <> ''
);
