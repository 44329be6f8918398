import type { FastifyInstance } from 'fastify';
import {
  getDisplayedDetailsEndpoint,
  getEditableDetailsEndpoint,
  saveDetailsEndpoint,
} from '@sopaan/schemas/wallet/details';
import { route } from '../../../routes/route';
import { assertUnlocked } from '../wallet-access';
import { detailsLimits } from '../wallet-limits';
import { readDisplayedDetails, readEditableDetails, saveDetails } from './wallet-details.service';

export function walletDetails(app: FastifyInstance): void {
  const { database } = app;
  const context = { database, tokenSecret: app.settings.tokenSecret };

  route(app, getDisplayedDetailsEndpoint, async ({ input, user }) => {
    await assertUnlocked(database, user);
    return { rows: await readDisplayedDetails(context, user.id, input) };
  });

  route(app, getEditableDetailsEndpoint, async ({ user }) => {
    await assertUnlocked(database, user);
    return readEditableDetails(context, user.id);
  });

  route(
    app,
    saveDetailsEndpoint,
    async ({ input, user }) => {
      await assertUnlocked(database, user);
      await saveDetails(context, user.id, input);
      return { status: 'saved' };
    },
    { limits: detailsLimits },
  );
}
