/** Teams of a competition: a member creates one, others request to join with its code, and the leader accepts them. */
import { number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { registrationSchema } from './registration';

export const TEAM_NAME_MAX = 60;

const id = string().max(100).required();
const code = string().trim().max(40).required('Please enter the team code.');

/** Also used by the form. */
export const teamNameSchema = object({
  name: string()
    .trim()
    .min(2, 'A team name needs at least 2 characters.')
    .max(TEAM_NAME_MAX, `A team name can have at most ${TEAM_NAME_MAX} characters.`)
    .required('Please enter a team name.'),
});

/** Also used by the form. */
export const teamCodeSchema = object({ code });

const shared = { access: 'session', response: registrationSchema } as const;

export const createTeamEndpoint = endpoint({
  ...shared,
  method: 'POST',
  path: 'competitions/:id/team',
  request: object({ id }).concat(teamNameSchema),
  summary: 'Creates a team for a competition, with the member as its leader.',
});

/** The team that a code belongs to, shown before a request to join. */
export const teamInvitationSchema = object({
  name: string().required(),
  leader: string().required(),
  memberCount: number().required(),
  maxMembers: number().required(),
}).required();
export type TeamInvitation = InferType<typeof teamInvitationSchema>;

export const getTeamInvitationEndpoint = endpoint({
  method: 'GET',
  path: 'competitions/:id/teams/:code',
  access: 'session',
  request: object({ id, code }),
  response: teamInvitationSchema,
  summary: 'Returns the team of a competition that a code belongs to.',
});

export const requestToJoinTeamEndpoint = endpoint({
  ...shared,
  method: 'POST',
  path: 'competitions/:id/team/join',
  request: object({ id, code }),
  summary: 'Requests to join the team with that code. Its leader decides.',
});

export const leaveTeamEndpoint = endpoint({
  ...shared,
  method: 'POST',
  path: 'competitions/:id/team/leave',
  request: object({ id }),
  summary: 'Leaves the team, or cancels the request to join it.',
});

export const deleteTeamEndpoint = endpoint({
  ...shared,
  method: 'POST',
  path: 'competitions/:id/team/dissolve',
  request: object({ id }),
  summary: "Deletes the member's team. For its leader.",
});

export const acceptMemberEndpoint = endpoint({
  ...shared,
  method: 'POST',
  path: 'competitions/:id/team/members/:memberId/accept',
  request: object({ id, memberId: id }),
  summary: 'Accepts a request to join the team. For its leader.',
});

export const removeMemberEndpoint = endpoint({
  ...shared,
  method: 'DELETE',
  path: 'competitions/:id/team/members/:memberId',
  request: object({ id, memberId: id }),
  summary: 'Declines a request to join, or removes a member of the team. For its leader.',
});

export const transferTeamLeadEndpoint = endpoint({
  ...shared,
  method: 'POST',
  path: 'competitions/:id/team/members/:memberId/lead',
  request: object({ id, memberId: id }),
  summary: 'Makes another member the leader of the team.',
});
