import type { PackProblem } from '@sopaan/schemas/wallet/packs';
import { addWatermark, type Document } from './watermark';

/** Whether a watermark can be put on the document, found out by trying. Throws UNAVAILABLE if too many are waiting. */
export async function checkWatermark(document: Document): Promise<'ok' | PackProblem> {
  const result = await addWatermark(document, 'Shared', 'check');
  return 'problem' in result ? result.problem : 'ok';
}
