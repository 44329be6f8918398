import { call } from '@sopaan/api-client/call';
import {
  acceptMemberEndpoint,
  createTeamEndpoint,
  deleteTeamEndpoint,
  transferTeamLeadEndpoint,
  joinTeamEndpoint,
  leaveTeamEndpoint,
  removeMemberEndpoint,
} from '@sopaan/schemas/team';

/** The calls that change the member's team in an event. Each returns the member's new registration. */
export const teamCalls = (id: string) => ({
  create: (name: string) => call(createTeamEndpoint, { id, name }),
  join: (code: string) => call(joinTeamEndpoint, { id, code }),
  leave: () => call(leaveTeamEndpoint, { id }),
  delete: () => call(deleteTeamEndpoint, { id }),
  accept: (memberId: string) => call(acceptMemberEndpoint, { id, memberId }),
  remove: (memberId: string) => call(removeMemberEndpoint, { id, memberId }),
  transferLead: (memberId: string) => call(transferTeamLeadEndpoint, { id, memberId }),
});
