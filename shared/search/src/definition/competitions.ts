import {
  COMPETITION_TYPES,
  COMPETITION_CATEGORIES,
  COMPETITION_EXPERIENCES,
  COMPETITION_MODES,
  COMPETITION_PAYMENTS,
  COMPETITION_POSTED_WITHIN,
  TEAM_SIZES,
  COMPETITION_SORTS,
} from '@sopaan/schemas/competitions/competition-options';
import { competitionTypeAliases, postedWithinAliases } from './aliases';
import type { FilterDefinition } from './filter-definition';

export const competitionFilters: FilterDefinition = {
  hasLocation: true,
  sorts: COMPETITION_SORTS,
  keys: [
    {
      key: 'competitionType',
      label: 'Type',
      options: COMPETITION_TYPES,
      aliases: competitionTypeAliases,
    },
    { key: 'eventType', label: 'Mode', options: COMPETITION_MODES },
    { key: 'category', label: 'Field', options: COMPETITION_CATEGORIES },
    { key: 'teamSize', label: 'Team size', options: TEAM_SIZES },
    { key: 'payment', label: 'Entry', options: COMPETITION_PAYMENTS },
    {
      key: 'datePosted',
      label: 'Posted',
      options: COMPETITION_POSTED_WITHIN,
      aliases: postedWithinAliases,
    },
    { key: 'workExperience', label: 'Experience', options: COMPETITION_EXPERIENCES },
  ],
};
