-- Skills as they are compared: `Node.js`, `node_js` and `NodeJS` are the same.
create function skill_keys(names text[]) returns text[]
language sql immutable parallel safe
return (
  select coalesce(array_agg(distinct regexp_replace(lower(name), '[^[:alnum:]+#]', '', 'g')), '{}')
  from unnest(names) as name
);

create index jobs_by_skill on jobs using gin (skill_keys(skills));

-- A member's teams, for the list of their activities.
create index event_team_members_user on event_team_members (user_id);
