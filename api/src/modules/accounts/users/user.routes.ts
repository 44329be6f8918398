import type { FastifyInstance } from 'fastify';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { ApiError } from '../../../http/api-error';
import { route } from '../../../routes/route';
import { isWalletUnlocked } from '../sessions/wallet-access.repository';
import { findRoleData, type RoleDataSources } from './find-role-data';
import { toUserResponse } from './user-response';
import { findUser } from './users.repository';

/** The account as its owner sees it. */
export function user(app: FastifyInstance, roleData: RoleDataSources): void {
  route(app, getUserEndpoint, async ({ input, user: sessionUser, database }) => {
    const found = await findUser(database, sessionUser.id);
    if (!found) throw new ApiError('SESSION_ENDED');
    const request = { userId: found.id, requested: input.requiredata };
    const response = toUserResponse(found, await findRoleData(database, roleData, request));
    if (await isWalletUnlocked(database, sessionUser.sessionId)) return response;
    return { ...response, documents: [], isWalletLocked: true };
  });
}
