import { call } from '@sopaan/api-client/call';
import { getPublicSettingsEndpoint } from '@sopaan/schemas/public-profile/public-profile';
import { queryOptions } from '@tanstack/react-query';

/** The member's username and choices about the public page. */
export const publicProfileSettingsQuery = queryOptions({
  queryKey: ['public-profile', 'settings'],
  queryFn: ({ signal }) => call(getPublicSettingsEndpoint, {}, { signal }),
});
