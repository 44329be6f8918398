import { QueryCache } from '@tanstack/react-query';
import {
  getErrorReference,
  reportFailure,
  type RegionOwner,
  type PageIdentity,
} from '../federation/report-failure';

/** A query cache that reports failed queries, which need not fail their region, with the owner of the page. */
export function createReportingQueryCache(
  page: PageIdentity,
  getCurrentPage: () => { owner: RegionOwner; route: string },
): QueryCache {
  return new QueryCache({
    onError: (error) =>
      reportFailure(error, { ...getCurrentPage(), page, reference: getErrorReference(error) }),
  });
}
