-- The words of each searched table as they are written, to correct spelling by. They stay when their last row goes; a correction is used only
-- if it finds something. What mentors write about themselves is left out, because it must go with their accounts.
create table search_words (
  source text not null,
  word text not null,
  primary key (source, word)
);

create index search_words_by_trigram on search_words using gin (word gin_trgm_ops);

-- The argument of the trigger is SQL for the searched text of a row. Inserted rows are read together, an updated row by itself, because most
-- updates only change counters. Words are inserted in order, so that two transactions cannot wait for each other.
create function add_search_words() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into search_words (source, word)
     select distinct %1$L, word
     from %2$s, unnest(tsvector_to_array(to_tsvector(''simple'', %3$s))) as word
     where word ~ ''^[[:alpha:]]{3,30}$''
     order by word
     on conflict do nothing',
    tg_table_name,
    case when tg_level = 'ROW' then format('(select ($1::%I).*) as changed', tg_table_name) else 'new_rows' end,
    tg_argv[0]
  ) using new;
  return null;
end $$;

do $$
declare
  sources constant jsonb := jsonb_build_object(
    'jobs', 'title || '' '' || coalesce(organization ->> ''name'', '''') || '' '' || department || '' '' || joined_text(skills) || '' '' || joined_text(exams) || '' '' || govt_sector || '' '' || place_words(locations) || '' '' || joined_text(job_types) || '' '' || work_mode',
    'courses', 'name || '' '' || subtitle || '' '' || category || '' '' || teacher || '' '' || joined_text(languages) || '' '' || institute_words',
    'events', 'title || '' '' || coalesce(organisation ->> ''name'', '''') || '' '' || category || '' '' || city || '' '' || state || '' '' || replace(opportunity_type_id, ''-'', '' '') || '' '' || mode',
    'institutes', 'name || '' '' || kind || '' '' || city || '' '' || state',
    'mentors', 'joined_text(domains) || '' '' || joined_text(languages)',
    'challenges', 'title || '' '' || joined_text(topics) || '' '' || joined_text(programming_languages)',
    'quizzes', 'title || '' '' || topic || '' '' || joined_text(exam_preparation)',
    'posts', 'title || '' '' || summary || '' '' || category || '' '' || joined_text(tags)'
  );
  source text;
  words text;
begin
  for source, words in select * from jsonb_each_text(sources) loop
    execute format(
      'create trigger add_words after insert on %1$I referencing new table as new_rows
         for each statement execute function add_search_words(%2$L);
       create trigger change_words after update on %1$I
         for each row when (old.search is distinct from new.search) execute function add_search_words(%2$L);
       insert into search_words (source, word)
         select distinct %1$L, word from %1$I, unnest(tsvector_to_array(to_tsvector(''simple'', %3$s))) as word
         where word ~ ''^[[:alpha:]]{3,30}$''',
      source, words, words
    );
  end loop;
end $$;
