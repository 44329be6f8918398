import { call } from '@sopaan/api-client/call';
import { ROLE_DATA } from '@sopaan/schemas/account/role-data';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { queryOptions } from '@tanstack/react-query';

/** The logged-in user with every list that the dashboard shows. */
export const userQuery = queryOptions({
  queryKey: ['user', 'dashboard'],
  queryFn: ({ signal }) => call(getUserEndpoint, { requiredata: [...ROLE_DATA] }, { signal }),
});
