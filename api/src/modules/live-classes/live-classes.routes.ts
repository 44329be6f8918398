import type { FastifyInstance } from 'fastify';
import {
  endClassEndpoint,
  getLiveClassEndpoint,
  getLiveClassesEndpoint,
  registerForClassEndpoint,
  startClassEndpoint,
  unregisterFromClassEndpoint,
} from '@sopaan/schemas/live-classes/live-class';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { classCalendar } from './calendar/calendar.routes';
import type { ClassMedia } from './class-media';
import { findLiveClasses } from './live-classes.repository';
import { endClass, readLiveClass, register, startClass, unregister } from './live-classes.service';

const limits: readonly Limit[] = [
  { name: 'live-classes', by: perAccount, count: 200, seconds: 3_600 },
];

/** Live classes: the list, registration, start and end, and the calendar file. */
export function liveClasses(app: FastifyInstance, media: ClassMedia): void {
  route(app, getLiveClassesEndpoint, ({ input, user, database }) => {
    if (input.isMine && !user) return { items: [], nextCursor: null };
    return findLiveClasses(database, { ...input, userId: user?.id ?? null });
  });

  route(app, getLiveClassEndpoint, ({ input, user, database }) =>
    readLiveClass(database, { classId: input.id, userId: user.id }),
  );

  for (const [endpoint, change] of [
    [registerForClassEndpoint, register],
    [startClassEndpoint, startClass],
  ] as const) {
    route(
      app,
      endpoint,
      ({ input, user, database }) => change(database, { classId: input.id, userId: user.id }),
      { limits },
    );
  }

  route(
    app,
    unregisterFromClassEndpoint,
    async ({ input, user, database }) => {
      const key = { classId: input.id, userId: user.id };
      const liveClass = await unregister(database, key);
      await media.closeMember(key);
      return liveClass;
    },
    { limits },
  );

  route(
    app,
    endClassEndpoint,
    async ({ input, user, database }) => {
      const liveClass = await endClass(database, { classId: input.id, userId: user.id });
      await media.closeRoom(input.id);
      return liveClass;
    },
    { limits },
  );

  classCalendar(app);
}
