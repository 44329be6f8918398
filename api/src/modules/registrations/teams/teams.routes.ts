import type { FastifyInstance } from 'fastify';
import {
  acceptMemberEndpoint,
  createTeamEndpoint,
  deleteTeamEndpoint,
  getTeamInvitationEndpoint,
  transferTeamLeadEndpoint,
  joinTeamEndpoint,
  leaveTeamEndpoint,
  removeMemberEndpoint,
} from '@sopaan/schemas/team';
import { ApiError } from '../../../plugins/api-error';
import { perAccount, type Limit } from '../../../plugins/limits';
import { route } from '../../../plugins/route';
import { findStanding } from '../standing';
import { acceptMember, dissolveTeam, handOver, removeMember } from './led-team';
import { findTeamByCode } from './teams.repository';
import { foundTeam, joinTeam, leave } from './teams.service';

const limits: readonly Limit[] = [{ name: 'teams', by: perAccount, count: 120, seconds: 3_600 }];
/** Codes can be guessed at. */
const guesses: readonly Limit[] = [
  { name: 'team codes', by: perAccount, count: 60, seconds: 3_600 },
];

export function teams(app: FastifyInstance): void {
  route(
    app,
    getTeamInvitationEndpoint,
    async ({ input, user, database }) => {
      const standing = await findStanding(database, { eventId: input.id, userId: user.id });
      const team = standing && (await findTeamByCode(database, input.id, input.code));
      if (!team) throw new ApiError('NOT_FOUND');
      const { name, leader, memberCount } = team;
      return { name, leader, memberCount, maxMembers: standing.teamMax };
    },
    { limits: guesses, scope: 'shared' },
  );

  route(
    app,
    createTeamEndpoint,
    ({ input: { id: eventId, name }, user: { id: userId }, database }) =>
      foundTeam(database, { eventId, userId }, name),
    { limits },
  );
  route(
    app,
    joinTeamEndpoint,
    ({ input: { id: eventId, code }, user: { id: userId }, database }) =>
      joinTeam(database, { eventId, userId }, code),
    { limits: guesses },
  );

  for (const [endpoint, change] of [
    [leaveTeamEndpoint, leave],
    [deleteTeamEndpoint, dissolveTeam],
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
    [transferTeamLeadEndpoint, handOver],
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
