import type { FilterDefinition } from './filter-definition';
import { governmentFlags, jobFlags, privateFlags } from './job-flags';
import { privateJobKeys } from './private-jobs';

export const allJobFilters: FilterDefinition = {
  hasLocation: true,
  keys: [...privateJobKeys, ...jobFlags, ...governmentFlags, ...privateFlags],
};
