import type { FastifyInstance } from 'fastify';
import { likeEndpoints } from '@sopaan/schemas/api/like';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { readLike, setLike } from './likes.service';

const limits: readonly Limit[] = [{ name: 'likes', by: perAccount, count: 300, seconds: 3_600 }];

export function likes(app: FastifyInstance): void {
  for (const kind of ['course', 'competition'] as const) {
    const endpoints = likeEndpoints[kind];
    route(app, endpoints.get, ({ input, user, database }) =>
      readLike(database, { kind, id: input.id, userId: user.id }),
    );
    for (const [endpoint, isLiked] of [
      [endpoints.put, true],
      [endpoints.delete, false],
    ] as const) {
      route(
        app,
        endpoint,
        ({ input, user, database }) =>
          setLike(database, { kind, id: input.id, userId: user.id }, isLiked),
        { limits },
      );
    }
  }
}
