import { call, isApiError } from '@sopaan/api-client/call';
import { getTeamInvitationEndpoint } from '@sopaan/schemas/team';
import { queryOptions } from '@tanstack/react-query';

/** Which team a code invites to; null when there is none. For members only. */
export const teamInvitationQuery = (eventId: string, code: string) =>
  queryOptions({
    queryKey: ['team-invitation', eventId, code],
    queryFn: async ({ signal }) => {
      try {
        return await call(getTeamInvitationEndpoint, { id: eventId, code }, { signal });
      } catch (error) {
        if (isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED'))
          return null;
        throw error;
      }
    },
  });
