import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getPublicProfileEndpoint } from '@sopaan/schemas/public-profile/public-profile';
import { queryOptions } from '@tanstack/react-query';

/** The public page of a member; null if there is none, or if it is switched off. */
export const publicProfileQuery = (username: string) =>
  queryOptions({
    queryKey: ['public-profile', 'page', username],
    queryFn: ({ signal }) => callOrNull(getPublicProfileEndpoint, { username }, { signal }),
  });
