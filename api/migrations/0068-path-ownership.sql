-- The paths that a unit may serve (`serve`) or redirect to (`target`), as patterns.
create table release_path_grants (
  unit text not null,
  pattern text not null,
  use text not null check (use in ('serve', 'target')),
  granted_at timestamptz not null default now(),
  granted_by text not null,
  primary key (unit, use, pattern)
);

insert into release_path_grants (unit, use, pattern, granted_by)
select unit, use, pattern, 'registry'
from (values
  ('host', 'target', '/profile/profile'),
  ('explore', 'serve', '/'),
  ('explore', 'serve', '/competition/*'),
  ('explore', 'serve', '/course/*'),
  ('explore', 'serve', '/explore/*'),
  ('explore', 'serve', '/govt-job/*'),
  ('explore', 'serve', '/institute/*'),
  ('explore', 'serve', '/institution/*'),
  ('explore', 'serve', '/job/*'),
  ('explore', 'serve', '/join-mentor/*'),
  ('explore', 'serve', '/mentor/*'),
  ('explore', 'serve', '/mentors/*'),
  ('explore', 'serve', '/overall/*'),
  ('explore', 'serve', '/private-job/*'),
  ('learn', 'serve', '/learn/*'),
  ('learn', 'target', '/course'),
  ('learn', 'target', '/profile/courses'),
  ('marketing', 'serve', '/about-us/*'),
  ('marketing', 'serve', '/blog-pages/*'),
  ('marketing', 'serve', '/coding-interview/*'),
  ('marketing', 'serve', '/community-home/*'),
  ('marketing', 'serve', '/comunityfeed/*'),
  ('marketing', 'serve', '/contact-us/*'),
  ('marketing', 'serve', '/hiring-platform/*'),
  ('marketing', 'serve', '/iq_program/*'),
  ('marketing', 'serve', '/online-assessment/*'),
  ('marketing', 'serve', '/online-proctoring/*'),
  ('marketing', 'serve', '/online-quizzing-festival/*'),
  ('marketing', 'serve', '/privacy-policy/*'),
  ('marketing', 'serve', '/technology-platform/*'),
  ('marketing', 'serve', '/terms-conditions/*'),
  ('practice', 'serve', '/code_editor/*'),
  ('practice', 'serve', '/practice/*'),
  ('profile', 'serve', '/dashboard/*'),
  ('profile', 'serve', '/profile/*')
) as granted (unit, use, pattern);

-- What environments show today stays valid, whatever it is: each unit gets the paths of its releases that the list lacks.
with route as (
  select distinct part.unit, route.value as route
  from release_environments environment
  left join release_canaries canary on canary.environment = environment.name and canary.ended_at is null
  join release_set_parts part on part.set_id in (environment.set_id, canary.set_id)
  join releases r on r.unit = part.unit and r.release = part.release
  cross join lateral jsonb_array_elements(r.manifest -> 'routes') route
), used as (
  select unit, 'serve' as use, route ->> 'path' as pattern from route
  union
  select unit, 'target', regexp_replace(target.value, '[?#].*$', '')
  from route cross join lateral jsonb_each_text(route -> 'redirect') target
  where jsonb_typeof(route -> 'redirect') = 'object'
)
insert into release_path_grants (unit, use, pattern, granted_by)
select unit, use, pattern, 'registry' from used
where not exists (
  select from release_path_grants granted
  where granted.unit = used.unit and granted.use in ('serve', used.use)
    and (lower(granted.pattern) = lower(used.pattern)
      or starts_with(lower(used.pattern) || '/', rtrim(granted.pattern, '*'))
        and granted.pattern like '%/*'))
on conflict do nothing;
