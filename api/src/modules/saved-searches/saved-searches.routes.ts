import type { FastifyInstance } from 'fastify';
import {
  deleteSavedSearchEndpoint,
  getSavedSearchesEndpoint,
  saveSearchEndpoint,
  setAlertFrequencyEndpoint,
} from '@sopaan/schemas/saved-searches/saved-search';
import { ApiError } from '../../http/api-error';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { deleteSavedSearch, setAlertFrequency } from './saved-searches.repository';
import { readSavedSearches, saveSearch } from './saved-searches.service';

const limits: readonly Limit[] = [
  { name: 'saved searches', by: perAccount, count: 300, seconds: 3_600 },
];

export function savedSearches(app: FastifyInstance): void {
  route(app, getSavedSearchesEndpoint, ({ user, database }) =>
    readSavedSearches(database, user.id),
  );

  route(
    app,
    saveSearchEndpoint,
    async ({ input, user, database }) => {
      await saveSearch(database, { ...input, userId: user.id });
      return readSavedSearches(database, user.id);
    },
    { limits },
  );

  route(
    app,
    setAlertFrequencyEndpoint,
    async ({ input, user, database }) => {
      const isFound = await setAlertFrequency(database, { ...input, userId: user.id });
      if (!isFound) throw new ApiError('NOT_FOUND');
      return readSavedSearches(database, user.id);
    },
    { limits },
  );

  route(
    app,
    deleteSavedSearchEndpoint,
    async ({ input, user, database }) => {
      const isDeleted = await deleteSavedSearch(database, { ...input, userId: user.id });
      if (!isDeleted) throw new ApiError('NOT_FOUND');
      return readSavedSearches(database, user.id);
    },
    { limits },
  );
}
