import type { FastifyInstance } from 'fastify';
import {
  getSavedItemsEndpoint,
  getSavedKeysEndpoint,
  removeSavedItemEndpoint,
  saveItemEndpoint,
  saveItemsEndpoint,
} from '@sopaan/schemas/saved/saved';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { findSavedItems, findSavedKeys, removeSavedItem } from './saved.repository';
import { saveItem, saveItems } from './saved.service';

const limits: readonly Limit[] = [{ name: 'saved', by: perAccount, count: 600, seconds: 3_600 }];

export function saved(app: FastifyInstance): void {
  route(
    app,
    saveItemEndpoint,
    ({ input, user, database }) => saveItem(database, { ...input, userId: user.id }),
    { limits },
  );

  route(
    app,
    removeSavedItemEndpoint,
    async ({ input, user, database }) => {
      await removeSavedItem(database, { ...input, userId: user.id });
      return { saved: false };
    },
    { limits },
  );

  route(
    app,
    saveItemsEndpoint,
    ({ input, user, database }) => saveItems(database, user.id, input.items),
    { limits },
  );

  route(app, getSavedItemsEndpoint, ({ input, user, database }) =>
    findSavedItems(database, user.id, input),
  );

  route(app, getSavedKeysEndpoint, async ({ user, database }) => ({
    items: await findSavedKeys(database, user.id),
  }));
}
