import { call } from '@sopaan/api-client/call';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { queryOptions } from '@tanstack/react-query';

/** The member's profile, fetched for each form: an application sends the profile that the server has at that moment. */
export const applicantQuery = () =>
  queryOptions({
    queryKey: ['applicant'],
    queryFn: ({ signal }) => call(getUserEndpoint, { requiredata: [] }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
