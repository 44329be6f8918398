import { call } from '@sopaan/api-client/call';
import { getRegistrationEndpoint } from '@sopaan/schemas/competitions/registration';
import { queryOptions } from '@tanstack/react-query';

/** The member's registration for a competition. For members only. */
export const registrationQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['registration', eventId],
    queryFn: ({ signal }) => call(getRegistrationEndpoint, { id: eventId }, { signal }),
    // Other people change the registration too: the waiting list moves, and people request to join the team.
    refetchOnWindowFocus: 'always',
  });
