import type { FilterDefinition } from './filter-definition';
import { governmentFlags, jobFlags, privateFlags } from './job-flags';

/** Filters of the search bar for all jobs. */
export const jobBarFilters: FilterDefinition = { hasLocation: true, keys: jobFlags };

export const governmentBarFilters: FilterDefinition = {
  hasLocation: true,
  keys: [...jobFlags, ...governmentFlags],
};

export const privateBarFilters: FilterDefinition = {
  hasLocation: true,
  keys: [...jobFlags, ...privateFlags],
};

export const instituteBarFilters: FilterDefinition = {
  hasLocation: true,
  keys: [{ key: 'kind', label: 'Type', options: 'open' }],
};
