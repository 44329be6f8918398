import type { FastifyInstance } from 'fastify';
import {
  getMailChoicesEndpoint,
  setMailChoiceEndpoint,
} from '@sopaan/schemas/account/mail-choices';
import { route } from '../../../routes/route';
import { lockAccountForShare } from '../users/users.repository';
import { findMailChoices, setMailChoice } from './mail-choices.repository';

/** Which optional emails an account receives. */
export function mailChoices(app: FastifyInstance): void {
  route(app, getMailChoicesEndpoint, async ({ user, database }) => ({
    choices: await findMailChoices(database, user.id),
  }));

  route(app, setMailChoiceEndpoint, ({ input, user, database }) =>
    database.transaction(async (transaction) => {
      await lockAccountForShare(transaction, user.id);
      await setMailChoice(transaction, user.id, input);
      return { choices: await findMailChoices(transaction, user.id) };
    }),
  );
}
