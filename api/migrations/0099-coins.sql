-- What a member has earned and spent. The balance is the sum, and nothing is ever changed.
create table coin_entries (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  -- a key of the earnings or rewards in api/src/modules/coins/coin-rules.ts
  reason text not null,
  -- what was solved or passed, or the request that spent the coins
  subject text not null,
  -- negative when spent
  coins integer not null check (coins <> 0),
  created_at timestamptz not null default clock_timestamp(),
  -- each thing counts once
  unique (user_id, reason, subject)
);

create index coin_entries_by_date on coin_entries (user_id, created_at desc, id desc);

-- A freeze covers the first missed day of a streak from the day on which it was bought.
create table streak_freezes (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- a day in India
  bought_on date not null,
  -- the day that it covered in 100 days that have been restarted since; in the current ones it is computed
  used_on date
);

create index streak_freezes_by_user on streak_freezes (user_id, bought_on);

-- What members have done before there were coins counts as well.
insert into coin_entries (user_id, reason, subject, coins, created_at)
select user_id, 'challenge', challenge_id, 10, coalesce(solved_at, updated_at)
from challenge_progress where status = 'solved';

insert into coin_entries (user_id, reason, subject, coins, created_at)
select user_id, 'quiz', quiz_id, 20, min(submitted_at)
from (
  select attempt.user_id, attempt.quiz_id, attempt.submitted_at, attempt.score,
    coalesce(
      jsonb_array_length(attempt.questions),
      (select count(*) from quiz_questions question where question.quiz_id = attempt.quiz_id)
    ) as total
  from quiz_attempts attempt where attempt.submitted_at is not null
) as ended
where total > 0 and score * 100 >= total * 60
group by user_id, quiz_id;
