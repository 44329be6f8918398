import { call } from '@sopaan/api-client/call';
import { registerEndpoint, withdrawEndpoint } from '@sopaan/schemas/competitions/registration';
import {
  acceptMemberEndpoint,
  createTeamEndpoint,
  deleteTeamEndpoint,
  transferTeamLeadEndpoint,
  requestToJoinTeamEndpoint,
  leaveTeamEndpoint,
  removeMemberEndpoint,
} from '@sopaan/schemas/competitions/team';

/** The calls that change the member's registration for a competition and the team in it. Each returns the new registration. */
export const registrationCalls = (id: string) => ({
  /** Registers for the competition, or for its waiting list when it is full. */
  register: () => call(registerEndpoint, { id, acceptRules: true }),
  /** Gives up the place in the competition or on its waiting list. */
  withdraw: () => call(withdrawEndpoint, { id }),
  createTeam: (name: string) => call(createTeamEndpoint, { id, name }),
  requestToJoinTeam: (code: string) => call(requestToJoinTeamEndpoint, { id, code }),
  leaveTeam: () => call(leaveTeamEndpoint, { id }),
  deleteTeam: () => call(deleteTeamEndpoint, { id }),
  acceptMember: (memberId: string) => call(acceptMemberEndpoint, { id, memberId }),
  removeMember: (memberId: string) => call(removeMemberEndpoint, { id, memberId }),
  transferLead: (memberId: string) => call(transferTeamLeadEndpoint, { id, memberId }),
});
