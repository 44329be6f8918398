import { call } from '@sopaan/api-client/call';
import { getRegistrationEndpoint } from '@sopaan/schemas/registration';
import { queryOptions } from '@tanstack/react-query';

/** How the member stands to an event. For members only. */
export const registrationQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['registration', eventId],
    queryFn: ({ signal }) => call(getRegistrationEndpoint, { id: eventId }, { signal }),
    // Others act too: the line moves on, people ask to join a team.
    refetchOnWindowFocus: 'always',
  });
