import type { Search } from '../pages/use-search';
import type { Noun } from '../results/count-text';
import type { Category } from './categories';

export interface FilterBarProps {
  search: Pick<Search<unknown>, 'filters' | 'pages' | 'source'>;
  category: Category;
  /** For example `Search jobs`. */
  searchLabel: string;
  noun: Noun;
}
