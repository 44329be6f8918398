alter table quiz_questions
  add column kind text not null default 'choice'
    check (kind in ('choice', 'choices', 'number', 'ordering')),
  -- of the question, its options and its explanation
  add column format text not null default 'text' check (format in ('text', 'markup')),
  -- choices: in ascending order; ordering: all options, in the correct order; counts from 0
  add column correct_indexes integer[],
  add column correct_value numeric,
  add column tolerance numeric not null default 0 check (tolerance >= 0),
  add column unit text not null default '',
  add column explanation text not null default '',
  alter column correct_index drop not null,
  drop constraint quiz_questions_options_check,
  add constraint quiz_questions_key_check check (
    case kind
      when 'choice' then cardinality(options) >= 2 and correct_index is not null
      when 'number' then cardinality(options) = 0 and correct_value is not null
      else cardinality(options) >= 2 and correct_indexes is not null
    end
  );

alter table quiz_answers
  alter column option_index drop not null,
  -- of the question's stored options; choices: in ascending order
  add column option_indexes integer[],
  add column value numeric,
  add constraint quiz_answers_one_answer_check
    check (num_nonnulls(option_index, option_indexes, value) = 1);
