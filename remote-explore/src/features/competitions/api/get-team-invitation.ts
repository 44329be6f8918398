import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getTeamInvitationEndpoint, teamCodeSchema } from '@sopaan/schemas/competitions/team';
import { queryOptions } from '@tanstack/react-query';

/** The team that an invitation code belongs to; null when the code is not valid. For members only. */
export const teamInvitationQuery = (eventId: string, code: string) =>
  queryOptions({
    queryKey: ['team-invitation', eventId, code],
    queryFn: async ({ signal }) =>
      teamCodeSchema.isValidSync({ code })
        ? await callOrNull(getTeamInvitationEndpoint, { id: eventId, code }, { signal })
        : null,
  });
