import type { FastifyInstance } from 'fastify';
import {
  grantPathEndpoint,
  listPathsEndpoint,
  revokePathEndpoint,
} from '@sopaan/schemas/releases/path-grant';
import { route } from '../../../routes/route';
import { findPaths, grantPath, revokePath } from './path-grants.service';

/** The paths that units own. Only operators change them. */
export function paths(app: FastifyInstance): void {
  route(app, listPathsEndpoint, ({ database }) => findPaths(database));

  route(
    app,
    grantPathEndpoint,
    ({ database, user, input }) => grantPath({ database, deployer: user, input }),
    { scope: 'all units' },
  );

  route(
    app,
    revokePathEndpoint,
    ({ database, user, input }) => revokePath({ database, deployer: user, input }),
    { scope: 'all units' },
  );
}
