import { competitionFilters } from '@sopaan/search/definition/competitions';
import { createSearchSource } from '@sopaan/search/search-source';
import { searchCompetitionsEndpoint } from '@sopaan/schemas/competition';

export const competitions = createSearchSource(competitionFilters, searchCompetitionsEndpoint);
