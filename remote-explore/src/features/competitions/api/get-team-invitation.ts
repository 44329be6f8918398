import { call, isApiError } from '@sopaan/api-client/call';
import { getTeamInvitationEndpoint } from '@sopaan/schemas/team';
import { queryOptions } from '@tanstack/react-query';

/** The team that an invitation code belongs to; null when the code is not valid. For members only. */
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
