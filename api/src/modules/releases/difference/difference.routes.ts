import type { FastifyInstance } from 'fastify';
import { differenceEndpoint } from '@sopaan/schemas/releases/difference';
import { perAddress } from '../../../rate-limit/limits';
import { route } from '../../../routes/route';
import { compareSets } from './compare-sets';
import { resolveSides } from './resolve-sides';

/** The difference between two sets, releases or environments. */
export function difference(app: FastifyInstance): void {
  route(
    app,
    differenceEndpoint,
    async ({ database, input }) => {
      const { from, to } = await resolveSides(database, input);
      return compareSets(from, to);
    },
    { limits: [{ name: 'difference', by: perAddress, count: 120, seconds: 60 }] },
  );
}
