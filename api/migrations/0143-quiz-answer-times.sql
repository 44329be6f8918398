-- When the answer was saved last; null for answers from before this column.
alter table quiz_answers add column saved_at timestamptz;
alter table quiz_answers alter column saved_at set default now();
