/** Teams of an event: somebody founds one, others ask to join by its code, the leader takes them in. */
import { number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';
import { registrationSchema } from './registration';

export const TEAM_NAME_MAX = 60;

const id = string().max(100).required();
const code = string().trim().max(40).required('Please enter the team code.');

/** Also the schema of the form. */
export const teamNameSchema = object({
  name: string()
    .trim()
    .min(2, 'A team name needs at least 2 characters.')
    .max(TEAM_NAME_MAX, `A team name can have at most ${TEAM_NAME_MAX} characters.`)
    .required('Please enter a team name.'),
});

/** Also the schema of the form. */
export const teamCodeSchema = object({ code });

const shared = { access: 'session', response: registrationSchema } as const;

export const createTeamEndpoint = endpoint({
  ...shared,
  method: 'POST',
  path: 'competitions/:id/team',
  request: object({ id }).concat(teamNameSchema),
  summary: 'Founds a team of an event and leads it.',
});

/** What somebody who was given the code is told before asking to join. */
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
  summary: 'Which team of an event a code invites to.',
});

export const joinTeamEndpoint = endpoint({
  ...shared,
  method: 'POST',
  path: 'competitions/:id/team/join',
  request: object({ id, code }),
  summary: 'Asks to join the team of that code; its leader decides.',
});

export const leaveTeamEndpoint = endpoint({
  ...shared,
  method: 'POST',
  path: 'competitions/:id/team/leave',
  request: object({ id }),
  summary: 'Leaves the team, or takes the wish to join it back.',
});

export const deleteTeamEndpoint = endpoint({
  ...shared,
  method: 'POST',
  path: 'competitions/:id/team/dissolve',
  request: object({ id }),
  summary: 'Ends the team that one leads.',
});

export const acceptMemberEndpoint = endpoint({
  ...shared,
  method: 'POST',
  path: 'competitions/:id/team/members/:memberId/accept',
  request: object({ id, memberId: id }),
  summary: 'Takes in somebody who asked to join the team that one leads.',
});

export const removeMemberEndpoint = endpoint({
  ...shared,
  method: 'DELETE',
  path: 'competitions/:id/team/members/:memberId',
  request: object({ id, memberId: id }),
  summary: 'Declines a wish to join, or removes a member of the team that one leads.',
});

export const transferTeamLeadEndpoint = endpoint({
  ...shared,
  method: 'POST',
  path: 'competitions/:id/team/members/:memberId/lead',
  request: object({ id, memberId: id }),
  summary: 'Hands the lead of the team over to another member.',
});
