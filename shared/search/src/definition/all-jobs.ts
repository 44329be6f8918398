import type { FilterDefinition } from './filter-definition';
import { companyFlags, governmentFlags } from './job-flags';
import { privateJobSynonyms } from './job-synonyms';
import { privateJobKeys } from './private-jobs';

export const allJobFilters: FilterDefinition = {
  hasLocation: true,
  keys: [...privateJobKeys, ...governmentFlags, ...companyFlags],
  synonyms: privateJobSynonyms,
};
