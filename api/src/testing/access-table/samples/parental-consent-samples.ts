import { randomUUID } from 'node:crypto';
import { parentalConsentTokens } from '../../../modules/accounts/age/parental-consent-tokens';
import {
  askForConsent,
  deleteParentalConsent,
} from '../../../modules/accounts/age/parental-consents.repository';
import { TEST_SECRET } from '../../test-app';
import type { Samples, World } from './sample';

export const newParentEmail = () => `${randomUUID()}@example.com`;

/** Anybody who has the token may use it. */
async function input({ api: { database }, owner: { userId } }: World) {
  await deleteParentalConsent(database, userId);
  const id = await askForConsent(database, userId, newParentEmail());
  return { token: parentalConsentTokens(TEST_SECRET).sign(id ?? '') };
}

export const parentalConsentSamples: Samples = {
  'GET /api/parental-consent/:token': { input },
  'POST /api/parental-consent/:token/confirm': {
    input: async (world) => ({ ...(await input(world)), isGuardian: true }),
  },
  'POST /api/parental-consent/:token/decline': { input },
};
