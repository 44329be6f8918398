import { call } from '@sopaan/api-client/call';
import { getApplicationsEndpoint, type ApplicationKind } from '@sopaan/schemas/jobs/application';
import { pagedQuery } from '../../../components/paged-list/paged-query';

/** The member's applications for jobs of one kind, newest first. Applying and withdrawing invalidate all lists under `applications`. */
export const applicationsQuery = (kind: ApplicationKind) =>
  pagedQuery(['applications', 'dashboard', kind], (page, signal) =>
    call(getApplicationsEndpoint, { kind, ...page, limit: 5 }, { signal }),
  );
