import { JOB_SORTS } from '@sopaan/schemas/jobs/job-options';
import type { FilterDefinition } from './filter-definition';
import { companyFlags, governmentFlags } from './job-flags';
import { privateJobSynonyms } from './job-synonyms';
import { privateJobKeys } from './private-jobs';

export const allJobFilters: FilterDefinition = {
  hasLocation: true,
  sorts: JOB_SORTS,
  keys: [...privateJobKeys, ...governmentFlags, ...companyFlags],
  synonyms: privateJobSynonyms,
};
