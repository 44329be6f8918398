import { paths } from '@sopaan/contract/paths';
import type { SiteSearch } from '@sopaan/schemas/site-search/site-search';

/** One entry of the list below the field. */
export interface SearchOption {
  title: string;
  detail: string;
  path: string;
  /** The text that is remembered when it is chosen. */
  search: string;
}

export interface OptionGroup {
  title: string;
  options: readonly SearchOption[];
}

const numbers = new Intl.NumberFormat('en-IN');

/** The results of a search: each group with its best results, and links to its list and to the page with all groups. */
export function resultGroups(text: string, { groups }: SiteSearch): OptionGroup[] {
  const found = groups.map(({ title, total, totalIsCapped, listPath, items }) => {
    const options = items.map((item) => ({ ...item, search: text }));
    if (listPath === null) return { title, options };
    const all = `All ${numbers.format(total)}${totalIsCapped ? '+' : ''} ${title.toLowerCase()}`;
    return {
      title,
      options: [...options, { title: all, detail: '', path: listPath, search: text }],
    };
  });
  if (found.length === 0) return [];
  const page = {
    title: `All results for “${text}”`,
    detail: '',
    path: paths.search(text),
    search: text,
  };
  return [...found, { title: 'Everything', options: [page] }];
}

export function recentGroups(texts: readonly string[]): OptionGroup[] {
  if (texts.length === 0) return [];
  return [
    {
      title: 'Recent searches',
      options: texts.map((text) => ({
        title: text,
        detail: '',
        path: paths.search(text),
        search: text,
      })),
    },
  ];
}
