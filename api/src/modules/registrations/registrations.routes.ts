import type { FastifyInstance } from 'fastify';
import {
  getRegistrationEndpoint,
  registerEndpoint,
  withdrawEndpoint,
} from '@sopaan/schemas/competitions/registration';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { calendar } from './calendar/calendar.routes';
import { readRegistration, register, withdraw } from './registrations.service';
import { teams } from './teams/teams.routes';

/** Each change may send a mail. */
const limits: readonly Limit[] = [
  { name: 'registrations', by: perAccount, count: 60, seconds: 3_600 },
];

/** Registration for competitions: places, the waiting list, teams, and the dates as a calendar file. */
export function registrations(app: FastifyInstance): void {
  route(app, getRegistrationEndpoint, ({ input, user, database }) =>
    readRegistration(database, { eventId: input.id, userId: user.id }),
  );

  route(
    app,
    registerEndpoint,
    ({ input, user, database }) => register(database, { eventId: input.id, userId: user.id }),
    { limits },
  );

  route(
    app,
    withdrawEndpoint,
    ({ input, user, database }) => withdraw(database, { eventId: input.id, userId: user.id }),
    { limits },
  );

  teams(app);
  calendar(app);
}
