import { DELETED_DAYS, type EarlierFile, type WalletFile } from '@sopaan/schemas/wallet/wallet';

/** A row of `wallet_files`. */
export interface WalletFileRow {
  id: string;
  slot: string;
  file_id: string;
  name: string;
  media_type: string;
  bytes: number;
  uploaded_at: Date;
  replaced_at: Date | null;
  deleted_at: Date | null;
  /** `ok`, or a key of `PACK_PROBLEMS`; null before the first check. */
  watermark_check: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

export function toWalletFile(row: WalletFileRow): WalletFile {
  return {
    fileId: row.id,
    slot: row.slot,
    name: row.name,
    type: row.media_type,
    size: row.bytes,
    uploadedAt: row.uploaded_at.toISOString(),
    packProblem: toPackProblem(row),
  };
}

function toPackProblem({ watermark_check: check }: WalletFileRow): string | null {
  return check === 'ok' ? null : check;
}

export function toEarlierFile(row: WalletFileRow): EarlierFile {
  const { deleted_at: deletedAt } = row;
  return {
    ...toWalletFile(row),
    reason: deletedAt ? 'deleted' : 'replaced',
    removedAt: deletedAt && new Date(deletedAt.getTime() + DELETED_DAYS * DAY_MS).toISOString(),
  };
}
