-- Private jobs are filtered by field and minimum pay, all jobs by city. The bits of `field_bits` are those of
-- api/src/modules/jobs/job-bits.ts.

-- The field and the pay of private jobs, which has the bit of each step that it reaches, in rupees a month. Pay in another currency cannot
-- be compared.
create function job_field_bits(
  kind text, department text, salary_min integer, salary_max integer, currency text, salary_period text
) returns bigint
language sql immutable parallel safe
return case when kind = 'private' then
  option_bits(
    array[
      'Engineering', 'Data', 'Infrastructure', 'Design', 'Marketing', 'Sales', 'Finance', 'People', 'Customer Support',
      'Operations', 'Production', 'Care', 'Teaching'
    ],
    array[department]
  )
  | ((
    select coalesce(bit_or(1::bigint << (position - 1)::integer), 0)
    from unnest(array[10000, 15000, 25000, 40000, 60000, 100000]) with ordinality as steps (step, position)
    where currency = 'INR'
      and coalesce(salary_max, salary_min, 0) >= step::bigint * case salary_period when 'month' then 1 else 12 end
  ) << 20)
  else 0
end;

alter table jobs
  add field_bits bigint not null generated always as (
    job_field_bits(kind, department, salary_min, salary_max, currency, salary_period)
  ) stored,
  -- The states and cities that a job can be filtered by.
  add places text[] not null generated always as (place_states(locations) || place_cities(locations)) stored;

create index jobs_by_place on jobs using gin (places);
drop index jobs_by_state;

-- The covering indexes of the lists of one kind have the new bits too.
drop index jobs_by_kind, jobs_by_kind_and_pay, jobs_by_kind_and_deadline;
create index jobs_by_kind on jobs (kind, posted_at desc, id desc)
  include (closes_at, offer_bits, post_bits, field_bits);
create index jobs_by_kind_and_pay on jobs (kind, yearly_pay desc, id desc)
  include (closes_at, offer_bits, post_bits, field_bits);
create index jobs_by_kind_and_deadline on jobs (kind, closes_at, id)
  include (posted_at, offer_bits, post_bits, field_bits);
