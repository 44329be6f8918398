import {
  WALLET_IDLE_SECONDS,
  WALLET_QUOTA_BYTES,
  type Wallet,
} from '@sopaan/schemas/wallet/wallet';
import type { Queryable } from '../../../database/database';
import { toEarlierFile, toWalletFile } from './wallet-file-record';
import { countUsedBytes, findWalletFiles } from './wallet-files.repository';

/** The wallet as a response. */
export async function readWallet(
  database: Queryable,
  userId: string,
  { hasDigiLocker }: { hasDigiLocker: boolean },
): Promise<Wallet> {
  const files = await findWalletFiles(database, userId);
  const isCurrent = (file: (typeof files)[number]) => !file.replaced_at && !file.deleted_at;
  return {
    idleSeconds: WALLET_IDLE_SECONDS,
    usedBytes: await countUsedBytes(database, userId),
    quotaBytes: WALLET_QUOTA_BYTES,
    documents: files.filter(isCurrent).map(toWalletFile),
    earlier: files.filter((file) => !isCurrent(file)).map(toEarlierFile),
    digiLocker: hasDigiLocker ? 'configured' : 'unavailable',
  };
}
