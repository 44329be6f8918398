import { EVERYWHERE } from '@sopaan/schemas/place-options';
import type { Filters } from '../codec/filters';

/** Whether anything is asked for: words, a place or a filter. */
export function hasActiveFilters({ search, location, chosen }: Filters): boolean {
  return search !== '' || location !== EVERYWHERE || Object.keys(chosen).length > 0;
}
