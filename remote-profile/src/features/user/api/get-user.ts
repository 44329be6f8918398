import { call } from '@sopaan/api-client/call';
import { ROLE_DATA } from '@sopaan/schemas/role-data';
import { getUserEndpoint } from '@sopaan/schemas/user';
import { queryOptions } from '@tanstack/react-query';

/** The signed-in user with every list that the dashboard shows. */
export const userQuery = queryOptions({
  queryKey: ['user', 'dashboard'],
  queryFn: ({ signal }) => call(getUserEndpoint, { requiredata: [...ROLE_DATA] }, { signal }),
});
