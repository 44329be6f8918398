import type { BestMatches, TextSearch } from '../../search/find-best-matches';
import { splitWords } from '../../search/words';
import { SITE_PAGES, type SitePage } from './site-pages';

/** Below the ranks of titles of a list, so that a course or a job with the same name comes first. */
const TITLE_SCORE = 0.5;
const WORDS_SCORE = 0.1;

/** The pages of the site with all words of the text, longer ones as prefixes, those with them in the title first. */
export function findPages({
  text,
  isFragment,
  missingTerms,
  limit,
}: TextSearch): BestMatches<SitePage> {
  const typed = isFragment || missingTerms ? [] : splitWords(text.toLowerCase());
  const pages = typed.length > 0 ? SITE_PAGES : [];
  const inTitle = pages.filter(({ title }) => hasAll(title, typed));
  const inWords = pages.filter(
    (page) => !inTitle.includes(page) && hasAll(`${page.title} ${page.words}`, typed),
  );
  const found = [...inTitle, ...inWords];
  return {
    items: found.slice(0, limit),
    total: found.length,
    totalIsCapped: false,
    score: inTitle.length > 0 ? TITLE_SCORE : WORDS_SCORE,
  };
}

function hasAll(text: string, typed: readonly string[]): boolean {
  const words = splitWords(text.toLowerCase());
  return typed.every((start) =>
    start.length > 1 ? words.some((word) => word.startsWith(start)) : words.includes(start),
  );
}
