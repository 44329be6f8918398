-- The sort orders of the lists of jobs, courses and competitions.

-- The highest pay of a year in rupees; 0 if it is unknown or in another currency, which cannot be compared.
alter table jobs add column yearly_pay bigint not null generated always as (
  case
    when currency <> 'INR' then 0
    else coalesce(salary_max, salary_min, 0)::bigint * case salary_period when 'month' then 12 else 1 end
  end
) stored;

create index jobs_by_pay on jobs (yearly_pay desc, id desc) include (closes_at, offer_bits, post_bits);
create index jobs_by_kind_and_pay on jobs (kind, yearly_pay desc, id desc)
  include (closes_at, offer_bits, post_bits);
create index jobs_by_deadline on jobs (closes_at, id) include (posted_at, offer_bits, post_bits);
create index jobs_by_kind_and_deadline on jobs (kind, closes_at, id) include (posted_at, offer_bits, post_bits);

create index courses_by_rating on courses (rating desc, review_count desc, id desc);
create index courses_by_fee on courses (fee, id);
create index courses_by_enrolments on courses (enrolled_count desc, id desc);

-- The sum of the amounts of [{ amount }].
create function prize_total(prizes jsonb) returns bigint
language sql immutable parallel safe
return (select coalesce(sum((prize ->> 'amount')::bigint), 0) from jsonb_array_elements(prizes) as prize);

alter table events add column prize_total bigint not null generated always as (prize_total(prizes)) stored;
create index events_by_prize on events (prize_total desc, id desc);
create index events_by_fee on events (entry_fee, id);

create index mentors_by_experience on mentors (experience_years desc, id desc);
create index mentors_by_date on mentors (created_at desc, id desc);
