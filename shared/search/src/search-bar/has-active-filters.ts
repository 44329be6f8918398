import { EVERYWHERE } from '@sopaan/schemas/api/place-options';
import type { Filters } from '../codec/filters';

/** Whether keywords, a location or a filter is set. */
export function hasActiveFilters({ search, location, chosen }: Filters): boolean {
  return search !== '' || location !== EVERYWHERE || Object.keys(chosen).length > 0;
}
