import { ApiError } from '@sopaan/api-client/api-error';
import { getDisplayedDetailsEndpoint } from '@sopaan/schemas/wallet/details';
import { getPacksEndpoint, getWalletActivityEndpoint } from '@sopaan/schemas/wallet/packs';
import {
  getWalletEndpoint,
  lockWalletEndpoint,
  unlockWalletEndpoint,
  WALLET_QUOTA_BYTES,
  type EarlierFile,
  type Wallet,
  type WalletFile,
} from '@sopaan/schemas/wallet/wallet';
import { lockedError, openDashboard, userServer } from './open-dashboard';

export const aWalletFile = (changes: Partial<WalletFile> = {}): WalletFile => ({
  fileId: 'f1',
  slot: 'panCard',
  name: 'pan.png',
  type: 'image/png',
  size: 1_572_864,
  uploadedAt: '2026-11-20T10:00:00.000Z',
  packProblem: null,
  ...changes,
});

export const anEarlierFile = (changes: Partial<EarlierFile> = {}): EarlierFile => ({
  ...aWalletFile({ fileId: 'f0', name: 'old-pan.png' }),
  reason: 'replaced',
  removedAt: null,
  ...changes,
});

export const aWallet = (changes: Partial<Wallet> = {}): Wallet => ({
  idleSeconds: 600,
  usedBytes: 1_572_864,
  quotaBytes: WALLET_QUOTA_BYTES,
  documents: [],
  earlier: [],
  digiLocker: 'unavailable',
  ...changes,
});

/** A server whose wallet can be locked and unlocked with the password `right`. */
export function walletServer(wallet: Wallet = aWallet(), { isLocked = false } = {}) {
  let locked = isLocked;
  return userServer()
    .on(getWalletEndpoint, () => (locked ? lockedError() : wallet))
    .on(getDisplayedDetailsEndpoint, ({ reveal }) => ({
      rows: [
        { field: 'name', value: 'Asha Rao' },
        { field: 'aadhaar', value: reveal ? '4996 2871 5308' : '•••• •••• 5308' },
      ],
    }))
    .on(getPacksEndpoint, () => ({ packs: [], activity: [] }))
    .on(getWalletActivityEndpoint, () => ({ items: [], nextCursor: null }))
    .on(lockWalletEndpoint, () => {
      locked = true;
      return { status: 'locked' };
    })
    .on(unlockWalletEndpoint, ({ password }) => {
      if (password !== 'right') {
        const fields = { password: 'That is not your current password.' };
        return new ApiError({ code: 'PASSWORD_WRONG', status: 422, origin: 'server', fields });
      }
      locked = false;
      return { status: 'unlocked' };
    });
}

export function openWallet(network = walletServer()) {
  return openDashboard({ subpath: 'document', network });
}
