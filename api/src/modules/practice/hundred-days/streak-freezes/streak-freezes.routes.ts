import type { FastifyInstance } from 'fastify';
import { buyStreakFreezeEndpoint } from '@sopaan/schemas/stats/coins';
import { perAccount, type Limit } from '../../../../rate-limit/limits';
import { route } from '../../../../routes/route';
import { buyStreakFreeze } from './streak-freezes.service';

const limits: readonly Limit[] = [
  { name: 'buy streak freeze', by: perAccount, count: 30, seconds: 3_600 },
];

export function streakFreezes(app: FastifyInstance): void {
  route(
    app,
    buyStreakFreezeEndpoint,
    ({ input: { requestId }, user, database }) =>
      buyStreakFreeze(database, { userId: user.id, requestId }),
    { limits },
  );
}
