import {
  SAVED_SEARCHES_MAX,
  type JobList,
  type SavedSearches,
} from '@sopaan/schemas/saved-searches/saved-search';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { lockUser } from '../accounts/users/users.repository';
import {
  addSavedSearch,
  countOtherSearches,
  findSavedSearches,
  type NewSavedSearch,
} from './saved-searches.repository';
import { readSearchQuery, writeSearchQuery } from './search-query';

const FULL = `You have saved ${SAVED_SEARCHES_MAX} searches. Delete one in your profile first.`;

export async function readSavedSearches(
  database: Queryable,
  userId: string,
): Promise<SavedSearches> {
  return { items: await findSavedSearches(database, userId), max: SAVED_SEARCHES_MAX };
}

/** Idempotent: if a search with the same filters is saved already, its name and frequency are updated. */
export async function saveSearch(database: Database, search: NewSavedSearch): Promise<void> {
  const normalized = { ...search, query: await normalizeQuery(search.list, search.query) };
  await database.transaction(async (transaction) => {
    // Saves of one member run one after the other, so that the number of searches is counted correctly.
    await lockUser(transaction, search.userId);
    if ((await countOtherSearches(transaction, normalized)) >= SAVED_SEARCHES_MAX) {
      throw new ApiError('CLOSED', { message: FULL });
    }
    await addSavedSearch(transaction, normalized);
  });
}

async function normalizeQuery(list: JobList, query: string): Promise<string> {
  try {
    return writeSearchQuery(await readSearchQuery(list, query));
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    const fields = { query: 'These filters do not exist for this list.' };
    throw new ApiError('VALIDATION_FAILED', { fields, cause });
  }
}
