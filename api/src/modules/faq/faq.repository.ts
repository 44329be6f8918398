import { FAQ_PAGES, type FaqPage, type ListedFaqItem } from '@sopaan/schemas/marketing/faq';
import type { FaqItem } from '@sopaan/schemas/marketing/marketing';
import type { Database, Queryable } from '../../database/database';
import { foldText } from './fold-text';

interface IdentifiedFaqItem extends FaqItem {
  /** Unique among all pages; the anchor of the question is `faq-<id>`. */
  id: string;
}
export type FaqOfPages = Readonly<Record<FaqPage, readonly IdentifiedFaqItem[]>>;

const MAX_ITEMS = 100;
/** The maximum number of words in a search; further words are ignored. */
const MAX_WORDS = 12;
/** Words with at least this trigram similarity count as misspellings of each other. */
const MIN_SIMILARITY = 0.5;

/** The questions of a page, or of all pages in the order of `FAQ_PAGES`. */
export function findFaqItems(
  database: Queryable,
  page: FaqPage | undefined,
): Promise<ListedFaqItem[]> {
  return database.query<ListedFaqItem>(
    `select id, page, question, answer from faq_items
     where $1::text is null or page = $1
     order by array_position($2::text[], page), position limit $3`,
    [page ?? null, FAQ_PAGES, MAX_ITEMS],
  );
}

/**
 * The questions that match more than half of the words: as a prefix, first in the question and then in the answer, or by a
 * similar spelling. Words such as "how" and "the" do not count; a text without other words finds all questions.
 */
export function searchFaqItems(
  database: Queryable,
  text: string,
  page: FaqPage | undefined,
): Promise<ListedFaqItem[]> {
  const words = (foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
  return database.query<ListedFaqItem>(
    `with words as (
       select distinct word from unnest($1::text[]) as word
       where to_tsvector('english', word) <> ''
     ), ranked as (
       -- Weight A in item.search: the question.
       select item.id, item.page, item.position, item.question, item.answer,
         count(*) filter (where score > 0) as matches, sum(score) as score
       from faq_items item
       left join words on true
       left join lateral (
         select case
           when item.search @@ to_tsquery('english', word || ':*A') then 1
           when item.search @@ to_tsquery('english', word || ':*') then 0.6
           when length(word) > 3 and word_similarity(word, item.folded_question) >= $2 then 0.5
           when length(word) > 3 and word_similarity(word, item.folded_answer) >= $2 then 0.3
           else 0
         end as score
       ) as word_score on true
       where $3::text is null or item.page = $3
       group by item.id
     )
     select id, page, question, answer from ranked, (select count(*) as count from words) as total
     where matches * 2 > total.count or total.count = 0
     order by matches desc, score desc, array_position($4::text[], page), position limit $5`,
    [words, MIN_SIMILARITY, page ?? null, FAQ_PAGES, MAX_ITEMS],
  );
}

/** Makes the table equal to the given questions. Processes that start at the same time take turns. */
export function replaceFaqItems(database: Database, faq: FaqOfPages): Promise<void> {
  const items = FAQ_PAGES.flatMap((page) =>
    faq[page].map((item, position) => ({ ...item, page, position })),
  );
  return database.transaction(async (transaction) => {
    await transaction.query("select pg_advisory_xact_lock(hashtextextended('faq_items', 0))");
    await transaction.query('delete from faq_items where not (id = any($1))', [
      items.map(({ id }) => id),
    ]);
    await transaction.query(
      `insert into faq_items
         (id, page, position, question, answer, folded_question, folded_answer)
       select * from unnest(
         $1::text[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[]
       )
       on conflict (id) do update set
         page = excluded.page, position = excluded.position, question = excluded.question,
         answer = excluded.answer, folded_question = excluded.folded_question,
         folded_answer = excluded.folded_answer
       where (faq_items.page, faq_items.position, faq_items.question, faq_items.answer,
           faq_items.folded_question, faq_items.folded_answer)
         is distinct from (excluded.page, excluded.position, excluded.question, excluded.answer,
           excluded.folded_question, excluded.folded_answer)`,
      [
        items.map(({ id }) => id),
        items.map(({ page }) => page),
        items.map(({ position }) => position),
        items.map(({ question }) => question),
        items.map(({ answer }) => answer),
        items.map(({ question }) => foldText(question)),
        items.map(({ answer }) => foldText(answer)),
      ],
    );
  });
}
