import { QueryCache } from '@tanstack/react-query';
import {
  referenceOf,
  reportFailure,
  type RegionOwner,
  type ReportingPage,
} from '../federation/report';

/** A list on a page may fail without failing its region: such a failure is reported too, with the page's owner. */
export function reportingQueries(
  page: ReportingPage,
  present: () => { owner: RegionOwner; route: string },
): QueryCache {
  return new QueryCache({
    onError: (error) => reportFailure(error, { ...present(), page, reference: referenceOf(error) }),
  });
}
