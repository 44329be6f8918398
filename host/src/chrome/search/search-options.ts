import { paths } from '@sopaan/contract/paths';
import type { SiteSearch } from '@sopaan/schemas/site-search/site-search';
import type { IconName } from '@sopaan/ui/core';

/** One entry of the list below the field. */
export interface SearchOption {
  title: string;
  detail: string;
  /** What decides whether it is opened, such as pay and closing date. */
  facts: readonly string[];
  path: string;
  /** The text that is remembered when it is chosen; null for what was not searched for. */
  search: string | null;
  icon?: IconName;
}

export interface OptionGroup {
  title: string;
  options: readonly SearchOption[];
  /** Short options, two in a row. */
  isGrid?: true;
}

const numbers = new Intl.NumberFormat('en-IN');

/** The results of a search: each group with its best results, and links to its list and to the page with all groups. */
export function resultGroups(text: string, { groups }: SiteSearch): OptionGroup[] {
  const found = groups.map(({ title, total, totalIsCapped, listPath, items }) => {
    const options = items.map(({ facts = [], ...item }) => ({ ...item, facts, search: text }));
    if (listPath === null) return { title, options };
    const all = `All ${numbers.format(total)}${totalIsCapped ? '+' : ''} ${title.toLowerCase()}`;
    return {
      title,
      options: [...options, linkOption(all, listPath, text)],
    };
  });
  if (found.length === 0) return [];
  const page = linkOption(`All results for “${text}”`, paths.search(text), text);
  return [...found, { title: 'Everything', options: [page] }];
}

const linkOption = (title: string, path: string, search: string): SearchOption => ({
  title,
  path,
  search,
  detail: '',
  facts: [],
});

export function recentGroups(texts: readonly string[]): OptionGroup[] {
  if (texts.length === 0) return [];
  return [
    {
      title: 'Recent searches',
      options: texts.map((text) => ({
        ...linkOption(text, paths.search(text), text),
        icon: 'clock',
      })),
    },
  ];
}
