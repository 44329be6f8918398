-- Accepted solutions are compared by time and memory.
create index submissions_accepted on submissions (challenge_id, language)
  include (user_id, time_ms, memory_kb) where verdict = 'accepted';
