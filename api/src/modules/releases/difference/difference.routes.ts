import type { FastifyInstance } from 'fastify';
import { differenceEndpoint } from '@sopaan/schemas/release-difference';
import { perAddress } from '../../../plugins/limits';
import { route } from '../../../plugins/route';
import { differenceOf } from './compare-sets';
import { sidesOf } from './resolve-sides';

/** What changes between two sets, releases or environments. */
export function difference(app: FastifyInstance): void {
  route(
    app,
    differenceEndpoint,
    async ({ database, input }) => {
      const { from, to } = await sidesOf(database, input);
      return differenceOf(from, to);
    },
    { limits: [{ name: 'difference', by: perAddress, count: 120, seconds: 60 }] },
  );
}
