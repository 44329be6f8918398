import { competitionFilters } from '@sopaan/search/definition/competitions';
import { searchSource } from '@sopaan/search/search-source';
import { searchCompetitionsEndpoint } from '@sopaan/schemas/competition';

export const competitions = searchSource(competitionFilters, searchCompetitionsEndpoint);
