-- A challenge can be solved in every language of the editor, so the language is no word to find it by: a search for "python" found all challenges.
-- PostgreSQL 15 cannot change the expression of a generated column, so the column is made anew, and what depends on it is created again as it was.
do $$
declare
  definition_of_view constant text := pg_get_viewdef('practice_items'::regclass);
  definition_of_trigger constant text := (
    select pg_get_triggerdef(oid) from pg_trigger where tgname = 'change_words' and tgrelid = 'challenges'::regclass
  );
begin
  drop view practice_items;
  drop trigger change_words on challenges;
  alter table challenges drop column search;
  alter table challenges add column search tsvector generated always as (
    setweight(to_tsvector('english', title), 'A')
    || setweight(to_tsvector('english', summary || ' ' || joined_text(topics)), 'B')
    || setweight(
      to_tsvector(
        'english',
        practice_type || ' ' || joined_text(exam_preparation) || ' ' || difficulty || ' ' || project_type || ' '
          || test_format || ' ' || practice_mode
      ),
      'D'
    )
  ) stored;
  create index challenges_by_words on challenges using gin (search);
  execute 'create view practice_items as ' || definition_of_view;
  execute definition_of_trigger;
end $$;
