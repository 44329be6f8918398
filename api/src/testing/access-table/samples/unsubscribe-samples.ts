import { unsubscribeTokens } from '../../../mail/unsubscribe/unsubscribe-tokens';
import { TEST_SECRET } from '../../test-app';
import type { Samples, World } from './sample';

/** Anybody who has the token may use it. */
const input = ({ owner: { userId } }: World) => ({
  token: unsubscribeTokens(TEST_SECRET).tokenOf({ kind: 'deadlines', id: userId }),
});

export const unsubscribeSamples: Samples = {
  'GET /api/unsubscribe/:token': { input, status: 303 },
  'GET /api/unsubscribe/:token/topic': { input },
  'POST /api/unsubscribe/:token': { input },
};
