import {
  SITE_SEARCH_LIMIT,
  type SiteSearch,
  type SiteSearchGroup,
} from '@sopaan/schemas/site-search/site-search';
import type { Queryable } from '../../database/database';
import type { TextSearch } from '../../search/find-best-matches';
import { correctSpelling } from '../../search/spelling/correct-spelling';
import { isFragment } from '../../search/text-match';
import { countTerms, namedKinds } from '../../search/text-query';
import { searchGroups } from './search-groups';

const WORD_SOURCES = [...new Set(searchGroups.flatMap(({ wordSources }) => wordSources))];

/**
 * Searches all groups for words; if there are none for parts of words, then with the spelling corrected, and then for some of the words.
 */
export async function searchSite(
  database: Queryable,
  text: string,
  limit = SITE_SEARCH_LIMIT,
): Promise<SiteSearch> {
  const groups = await findGroups(database, { text, isFragment: false, limit });
  if (groups.length > 0 || !isFragment(text)) return { groups };
  const groupsOfFragment = await findGroups(database, { text, isFragment: true, limit });
  if (groupsOfFragment.length > 0) return { groups: groupsOfFragment };
  const corrected = await correctSpelling(database, WORD_SOURCES, text);
  if (corrected !== undefined) {
    const search = { text: corrected, isFragment: false, limit };
    const groupsOfCorrected = await findGroups(database, search);
    if (groupsOfCorrected.length > 0) return { groups: groupsOfCorrected, corrected };
  }
  return findForSomeWords(database, text, limit);
}

/** What matches all words but one, or else at least half of them. */
async function findForSomeWords(
  database: Queryable,
  text: string,
  limit: number,
): Promise<SiteSearch> {
  const count = countTerms(text);
  const half = Math.floor(count / 2);
  for (const missingTerms of new Set(half > 0 ? [1, half] : [])) {
    const search = { text, isFragment: false, missingTerms, limit };
    const groups = await findGroups(database, search);
    // The lists find nothing for the text.
    if (groups.length > 0)
      return { groups: groups.map((group) => ({ ...group, listPath: null })), isPartial: true };
  }
  return { groups: [] };
}

/** The groups with results, those of a kind that the text names first, then those of the best result. */
async function findGroups(database: Queryable, search: TextSearch): Promise<SiteSearchGroup[]> {
  const found = await Promise.all(
    searchGroups.map(async (group) => ({ group, matches: await group.find(database, search) })),
  );
  const named = namedKinds(search.text);
  const isNamed = ({ group }: (typeof found)[number]) => Number(named.includes(group.kind));
  return found
    .filter(({ matches }) => matches.total > 0)
    .sort((one, other) => isNamed(other) - isNamed(one) || other.matches.score - one.matches.score)
    .map(({ group: { kind, title, listPath }, matches: { items, total, totalIsCapped } }) => ({
      kind,
      title,
      total,
      totalIsCapped,
      listPath:
        listPath !== null && total > items.length
          ? `${listPath}?search=${encodeURIComponent(search.text)}`
          : null,
      items,
    }));
}
