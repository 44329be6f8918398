import { ApiError } from '@sopaan/api-client/api-error';
import type { Wallet, WalletFile } from '@sopaan/schemas/wallet/wallet';

export function aWalletFile(changes: Partial<WalletFile> = {}): WalletFile {
  return {
    fileId: 'file-1',
    slot: 'tenthGrade',
    name: 'tenth.pdf',
    type: 'application/pdf',
    size: 1_024,
    uploadedAt: '2026-11-20T10:00:00.000Z',
    packProblem: null,
    ...changes,
  };
}

/** An unlocked wallet, with one document unless there are others. */
export function aWallet(documents: WalletFile[] = [aWalletFile()]): Wallet {
  return {
    idleSeconds: 600,
    usedBytes: 1_024,
    quotaBytes: 272_629_760,
    documents,
    earlier: [],
    digiLocker: 'unavailable',
  };
}

export const lockedError = () =>
  new ApiError({ code: 'WALLET_LOCKED', status: 403, origin: 'server' });
