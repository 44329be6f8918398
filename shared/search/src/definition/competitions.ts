import {
  COMPETITION_TYPES,
  EVENT_CATEGORIES,
  EVENT_EXPERIENCES,
  EVENT_MODES,
  EVENT_PAYMENTS,
  EVENT_POSTED_WITHIN,
  TEAM_SIZES,
} from '@sopaan/schemas/event-options';
import { competitionTypeAliases, postedWithinAliases } from './aliases';
import type { FilterDefinition } from './filter-definition';

export const competitionFilters: FilterDefinition = {
  hasLocation: true,
  keys: [
    {
      key: 'competitionType',
      label: 'Type',
      options: COMPETITION_TYPES,
      aliases: competitionTypeAliases,
    },
    { key: 'eventType', label: 'Mode', options: EVENT_MODES },
    { key: 'category', label: 'Field', options: EVENT_CATEGORIES },
    { key: 'teamSize', label: 'Team size', options: TEAM_SIZES },
    { key: 'payment', label: 'Entry', options: EVENT_PAYMENTS },
    {
      key: 'datePosted',
      label: 'Posted',
      options: EVENT_POSTED_WITHIN,
      aliases: postedWithinAliases,
    },
    { key: 'workExperience', label: 'Experience', options: EVENT_EXPERIENCES },
  ],
};
