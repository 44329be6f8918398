import type { FastifyInstance } from 'fastify';
import {
  acceptMemberEndpoint,
  createTeamEndpoint,
  deleteTeamEndpoint,
  getTeamInvitationEndpoint,
  transferTeamLeadEndpoint,
  requestToJoinTeamEndpoint,
  leaveTeamEndpoint,
  removeMemberEndpoint,
} from '@sopaan/schemas/competitions/team';
import { perAccount, type Limit } from '../../../rate-limit/limits';
import { route } from '../../../routes/route';
import {
  acceptMember,
  createTeam,
  deleteTeam,
  requestToJoinTeam,
  leaveTeam,
  readInvitation,
  removeMember,
  transferTeamLead,
} from './teams.service';

const limits: readonly Limit[] = [{ name: 'teams', by: perAccount, count: 120, seconds: 3_600 }];
/** Limits guessing of team codes. */
const codeLimits: readonly Limit[] = [
  { name: 'team codes', by: perAccount, count: 60, seconds: 3_600 },
];

export function teams(app: FastifyInstance): void {
  route(
    app,
    getTeamInvitationEndpoint,
    ({ input, user, database }) =>
      readInvitation(database, { eventId: input.id, userId: user.id }, input.code),
    { limits: codeLimits, scope: 'shared' },
  );

  route(
    app,
    createTeamEndpoint,
    ({ input: { id: eventId, name }, user: { id: userId }, database }) =>
      createTeam(database, { eventId, userId }, name),
    { limits },
  );
  route(
    app,
    requestToJoinTeamEndpoint,
    ({ input: { id: eventId, code }, user: { id: userId }, database }) =>
      requestToJoinTeam(database, { eventId, userId }, code),
    { limits: codeLimits },
  );

  for (const [endpoint, change] of [
    [leaveTeamEndpoint, leaveTeam],
    [deleteTeamEndpoint, deleteTeam],
  ] as const) {
    route(
      app,
      endpoint,
      ({ input: { id: eventId }, user: { id: userId }, database }) =>
        change(database, { eventId, userId }),
      { limits },
    );
  }

  for (const [endpoint, change] of [
    [acceptMemberEndpoint, acceptMember],
    [removeMemberEndpoint, removeMember],
    [transferTeamLeadEndpoint, transferTeamLead],
  ] as const) {
    route(
      app,
      endpoint,
      ({ input: { id: eventId, memberId }, user: { id: userId }, database }) =>
        change(database, { eventId, userId }, memberId),
      { limits },
    );
  }
}
