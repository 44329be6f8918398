import { packProblemText } from '@sopaan/schemas/wallet/packs';
import { slotLabel } from '@sopaan/schemas/wallet/slots';
import type { Database } from '../../../database/database';
import type { Files } from '../../../files/files';
import { ApiError } from '../../../http/api-error';
import type { WalletFileRow } from '../files/wallet-file-record';
import { findCurrentFiles, setWatermarkCheck } from '../files/wallet-files.repository';
import { checkWatermark } from '../watermark/check-watermark';

interface Context {
  database: Database;
  files: Files;
}

/** Throws VALIDATION_FAILED with a reason for each document of these slots that no watermark can be put on. */
export async function assertShareable(
  context: Context,
  key: { userId: string; slots: readonly string[] },
): Promise<void> {
  const problems: string[] = [];
  for (const file of await findCurrentFiles(context.database, key)) {
    const check = file.watermark_check ?? (await checkFile(context, file));
    if (check !== 'ok') {
      problems.push(`${slotLabel(file.slot)} (${file.name}): ${packProblemText(check)}`);
    }
  }
  if (problems.length === 0) return;
  throw new ApiError('VALIDATION_FAILED', { fields: { slots: problems.join(' ') } });
}

/** A file is checked at its upload, unless the server was too busy or it was uploaded before there were watermarks. */
async function checkFile({ database, files }: Context, file: WalletFileRow): Promise<string> {
  const content = await files.read(file.file_id);
  if (!content) throw new ApiError('NOT_FOUND');
  const bytes = Buffer.from(await content.arrayBuffer());
  const check = await checkWatermark({ mediaType: file.media_type, bytes });
  await setWatermarkCheck(database, { id: file.id, check });
  return check;
}
