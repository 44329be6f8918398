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

/** What a person can do about the team of an event. Each answers how they stand then. */
export const teamCalls = (id: string) => ({
  found: (name: string) => call(createTeamEndpoint, { id, name }),
  join: (code: string) => call(joinTeamEndpoint, { id, code }),
  leave: () => call(leaveTeamEndpoint, { id }),
  dissolve: () => call(deleteTeamEndpoint, { id }),
  accept: (memberId: string) => call(acceptMemberEndpoint, { id, memberId }),
  remove: (memberId: string) => call(removeMemberEndpoint, { id, memberId }),
  handOver: (memberId: string) => call(transferTeamLeadEndpoint, { id, memberId }),
});
