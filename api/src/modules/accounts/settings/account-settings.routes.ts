import type { FastifyInstance } from 'fastify';
import {
  getAccountSettingsEndpoint,
  saveContactEndpoint,
  savePersonalDetailsEndpoint,
} from '@sopaan/schemas/account/settings';
import { route } from '../../../routes/route';
import { saveContactLimits } from '../account-limits';
import { requireSettings } from './require-settings';
import { saveContact } from './save-contact';
import { savePersonalDetails } from './save-personal-details';

/** Contact details and personal details of an account. */
export function accountSettings(app: FastifyInstance): void {
  route(app, getAccountSettingsEndpoint, ({ user, database }) =>
    requireSettings(database, user.id),
  );

  route(
    app,
    saveContactEndpoint,
    ({ input, user, database }) => saveContact(database, user.id, input),
    { limits: saveContactLimits },
  );

  route(app, savePersonalDetailsEndpoint, ({ input, user, database }) =>
    savePersonalDetails(database, user.id, input),
  );
}
