import { sessionCookie } from '../../auth/session-cookie';

/**
 * Lets a tab of this browser open previews. A session that is used again after a day has a locked wallet, and gets a new cookie when it
 * unlocks it.
 */
export const { set: setWalletCookie, read: readWalletCookie } = sessionCookie({
  name: 'sopaan_wallet',
  path: '/api/wallet/',
  purpose: 'wallet cookie',
});
