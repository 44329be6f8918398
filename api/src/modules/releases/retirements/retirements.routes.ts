import type { FastifyInstance } from 'fastify';
import {
  retireEndpoint,
  retireUnitEndpoint,
  unretireEndpoint,
} from '@sopaan/schemas/releases/environment';
import { route } from '../../../routes/route';
import { retire } from './retire';
import { retireUnit } from './retire-unit';
import { unretire } from './unretire';

/** Paths and units that an environment does not serve any more. */
export function retirements(app: FastifyInstance): void {
  route(
    app,
    retireEndpoint,
    ({ database, user, input }) => retire({ database, deployer: user, input }),
    { scope: 'own unit' },
  );

  route(
    app,
    unretireEndpoint,
    ({ database, user, input }) => unretire({ database, deployer: user, input }),
    { scope: 'own unit' },
  );

  route(
    app,
    retireUnitEndpoint,
    ({ database, user, input }) => retireUnit({ database, deployer: user, input }),
    { scope: 'own unit' },
  );
}
