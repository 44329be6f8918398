import type { FastifyInstance } from 'fastify';
import { lockWalletEndpoint, unlockWalletEndpoint } from '@sopaan/schemas/wallet/wallet';
import { route } from '../../routes/route';
import { confirmPassword } from '../accounts/passwords/confirm-password';
import { setWalletLocked, setWalletUnlocked } from '../accounts/sessions/wallet-access.repository';
import { walletDetails } from './details/wallet-details.routes';
import { walletFiles } from './files/wallet-files.routes';
import { walletPacks } from './packs/packs.routes';
import { unlockLimits } from './wallet-limits';

/** The document wallet: its lock, its files, its personal details and the links by which documents are shared. */
export function wallet(app: FastifyInstance): void {
  route(app, lockWalletEndpoint, async ({ user, database }) => {
    await setWalletLocked(database, user.sessionId);
    return { status: 'locked' };
  });

  route(
    app,
    unlockWalletEndpoint,
    async ({ input, user, database }) => {
      await confirmPassword(database, user.id, input.password, 'password');
      await setWalletUnlocked(database, user.sessionId);
      return { status: 'unlocked' };
    },
    { limits: unlockLimits },
  );

  walletFiles(app);
  walletDetails(app);
  walletPacks(app);
}
