import type { FastifyInstance } from 'fastify';
import { withAnySignal } from '@sopaan/http/any-signal';
import { abortOnDisconnect } from '@sopaan/http/client-disconnected';
import {
  getNoticesEndpoint,
  getUnreadEndpoint,
  readAllNoticesEndpoint,
  readNoticeEndpoint,
  streamUnreadEndpoint,
} from '@sopaan/schemas/notices/notice';
import { ApiError } from '../../http/api-error';
import { acceptsEventStream } from '../../http/event-stream';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { createNoticeChanges } from './notice-changes';
import { countUnread, findNotices } from './notices.repository';
import { readAllNotices, readNotice } from './notices.service';
import { streamUnread } from './stream-unread';

const streamLimits: readonly Limit[] = [
  { name: 'notice stream', by: perAccount, count: 120, seconds: 60 },
];
/** How many streams a member may have in one process: more than the pages that anyone has in view. */
const MAX_STREAMS = 20;
const RETRY_SECONDS = 30;

export function notices(app: FastifyInstance): void {
  const changes = createNoticeChanges(app.database);

  route(app, getNoticesEndpoint, ({ input, user, database }) =>
    findNotices(database, user.id, input),
  );

  route(app, getUnreadEndpoint, async ({ user, database }) => ({
    unread: await countUnread(database, user.id),
  }));

  route(
    app,
    streamUnreadEndpoint,
    async ({ user: { id: userId }, database, emit, request, reply }) => {
      if (!acceptsEventStream(request)) return { unread: await countUnread(database, userId) };
      if (changes.count(userId) >= MAX_STREAMS) {
        throw new ApiError('RATE_LIMITED', { retryAfter: RETRY_SECONDS });
      }
      const onCount = (unread: object) => emit('unread', unread);
      return withAnySignal([abortOnDisconnect(reply), app.closing], (signal) =>
        streamUnread(database, { userId, changes, signal, onCount }),
      );
    },
    { events: true, limits: streamLimits },
  );

  route(app, readNoticeEndpoint, ({ input: { id }, user, database }) =>
    readNotice(database, { id, userId: user.id }),
  );

  route(app, readAllNoticesEndpoint, ({ user, database }) => readAllNotices(database, user.id));
}
