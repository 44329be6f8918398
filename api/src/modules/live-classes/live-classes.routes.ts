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
import { findLiveClasses } from './live-classes.repository';
import { endClass, readLiveClass, register, startClass, unregister } from './live-classes.service';

const limits: readonly Limit[] = [
  { name: 'live-classes', by: perAccount, count: 200, seconds: 3_600 },
];

/** Live classes: the list, registration, start and end, and the calendar file. */
export function liveClasses(app: FastifyInstance): void {
  route(app, getLiveClassesEndpoint, ({ input, user, database }) => {
    if (input.isMine && !user) return { items: [], nextCursor: null };
    return findLiveClasses(database, { ...input, userId: user?.id ?? null });
  });

  route(app, getLiveClassEndpoint, ({ input, user, database }) =>
    readLiveClass(database, { classId: input.id, userId: user.id }),
  );

  for (const [endpoint, change] of [
    [registerForClassEndpoint, register],
    [unregisterFromClassEndpoint, unregister],
    [startClassEndpoint, startClass],
    [endClassEndpoint, endClass],
  ] as const) {
    route(
      app,
      endpoint,
      ({ input, user, database }) => change(database, { classId: input.id, userId: user.id }),
      { limits },
    );
  }

  classCalendar(app);
}
