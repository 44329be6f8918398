-- Frequently asked questions of all pages. The rows are those of `api/content/faq/`, written at each start.
create table faq_items (
  id text primary key,
  page text not null,
  position int not null,
  question text not null,
  answer text not null,
  -- The texts without accents, as they are searched.
  folded_question text not null,
  folded_answer text not null,
  search tsvector generated always as (
    setweight(to_tsvector('english', folded_question), 'A')
    || setweight(to_tsvector('english', folded_answer), 'B')
  ) stored
);

create index faq_items_by_page on faq_items (page, position);
