import { call } from '@sopaan/api-client/call';
import { getUserEndpoint } from '@sopaan/schemas/user';
import { queryOptions } from '@tanstack/react-query';

/** The member's profile as it stands on the server now: that is what an application takes. */
export const applicantQuery = () =>
  queryOptions({
    queryKey: ['applicant'],
    queryFn: ({ signal }) => call(getUserEndpoint, { requiredata: [] }, { signal }),
    staleTime: 0,
  });
