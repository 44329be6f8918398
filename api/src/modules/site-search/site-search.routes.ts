import type { FastifyInstance } from 'fastify';
import { searchSiteEndpoint } from '@sopaan/schemas/site-search/site-search';
import { perAddress } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { searchSite } from './site-search.service';

/** A request reads all searched tables. Somebody who types sends a few in a second. */
const searchLimits = [{ name: 'site-search', by: perAddress, count: 300, seconds: 60 }];

export function siteSearch(app: FastifyInstance): void {
  route(
    app,
    searchSiteEndpoint,
    ({ input, database }) => searchSite(database, input.q, input.limit),
    { limits: searchLimits },
  );
}
