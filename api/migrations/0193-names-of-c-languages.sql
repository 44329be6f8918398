-- The text parser drops signs, so C++ and C# had the word of C. In lists of skills, subjects and topics they get words of their own, which
-- api/src/search/words.ts also gives to searched texts.
create or replace function joined_text(words text[]) returns text
language sql immutable parallel safe
return regexp_replace(
  regexp_replace(array_to_string(words, ' '), '\mc\+\+', 'cplusplus', 'gi'), '\mc#', 'csharp', 'gi'
);

-- Generated columns are computed again when their row is written.
update jobs set skills = skills where joined_text(skills) ~ 'cplusplus|csharp';
update mentors set domains = domains where joined_text(domains) ~ 'cplusplus|csharp';
update courses set what_you_learn = what_you_learn where joined_text(what_you_learn) ~ 'cplusplus|csharp';
update challenges set topics = topics where joined_text(topics) ~ 'cplusplus|csharp';
update posts set tags = tags where joined_text(tags) ~ 'cplusplus|csharp';
