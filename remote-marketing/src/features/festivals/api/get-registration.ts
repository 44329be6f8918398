import { call } from '@sopaan/api-client/call';
import { getFestivalRegistrationEndpoint } from '@sopaan/schemas/festivals/festival';
import { queryOptions } from '@tanstack/react-query';

/** The member's registration for a festival. For members only. */
export const registrationQuery = (id: string) =>
  queryOptions({
    queryKey: ['festival-registration', id],
    queryFn: ({ signal }) => call(getFestivalRegistrationEndpoint, { id }, { signal }),
  });
