import type { FastifyInstance } from 'fastify';
import { getUserEndpoint } from '@sopaan/schemas/user';
import { ApiError } from '../../../plugins/api-error';
import { route } from '../../../plugins/route';
import { findRoleData } from './find-role-data';
import { toUserResponse } from './user-response';
import { findUser } from './users.repository';

/** The account as its owner sees it. */
export function user(app: FastifyInstance): void {
  route(app, getUserEndpoint, async ({ input, user: sessionUser, database }) => {
    const found = await findUser(database, sessionUser.id);
    if (!found) throw new ApiError('SESSION_ENDED');
    return toUserResponse(found, await findRoleData(database, found.id, input.requiredata));
  });
}
