import type { FastifyInstance } from 'fastify';
import {
  environmentHistoryEndpoint,
  environmentStateEndpoint,
  listEnvironmentsEndpoint,
  lockEndpoint,
  promoteEndpoint,
  rollbackEndpoint,
  stopCanaryEndpoint,
  unlockEndpoint,
} from '@sopaan/schemas/releases/environment';
import { route } from '../../../routes/route';
import { stopCanaryManually } from './stop-canary-manually';
import { findEnvironment, findEnvironments } from './environments.repository';
import { findHistory } from './history.repository';
import { requireEnvironment } from './require-environment';
import { lock, unlock } from './lock';
import { promote } from './promote';
import { rollback } from './rollback';
import { createStateReader } from './state';

const HISTORY_LENGTH = 20;

/** Environments: the set that each one shows, and the operations that change it. */
export function environments(app: FastifyInstance): void {
  const stateOf = createStateReader(app.database);
  const store = app.releaseStore;

  route(app, listEnvironmentsEndpoint, async ({ database }) => ({
    environments: await findEnvironments(database),
  }));

  route(
    app,
    promoteEndpoint,
    ({ database, user, input }) => promote({ database, store, deployer: user, input }),
    { scope: 'own unit' },
  );

  route(
    app,
    rollbackEndpoint,
    ({ database, user, input }) => rollback({ database, store, deployer: user, input }),
    { scope: 'own unit' },
  );

  route(
    app,
    stopCanaryEndpoint,
    ({ database, user, input }) => stopCanaryManually({ database, deployer: user, input }),
    { scope: 'own unit' },
  );

  route(
    app,
    lockEndpoint,
    ({ database, user, input }) => lock({ database, deployer: user, input }),
    { scope: 'all units' },
  );

  route(
    app,
    unlockEndpoint,
    ({ database, user, input }) => unlock({ database, deployer: user, input }),
    { scope: 'all units' },
  );

  route(app, environmentHistoryEndpoint, async ({ database, input }) => {
    const { environment: name, limit = HISTORY_LENGTH } = input;
    requireEnvironment(await findEnvironment(database, name), name);
    return { entries: await findHistory(database, name, limit) };
  });

  route(app, environmentStateEndpoint, ({ input }) => stateOf(input.environment));
}
