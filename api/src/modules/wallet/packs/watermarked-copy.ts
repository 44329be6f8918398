import type { Files } from '../../../files/files';
import { ApiError } from '../../../http/api-error';
import { addWatermark } from '../watermark/watermark';
import { watermarkText } from '../watermark/watermark-text';
import type { SharedFile } from './packs.service';

const NO_COPY =
  'This document cannot be shown with a watermark. Ask the sender to share another copy.';

/** The copy that the recipient gets. The stored file is not changed, and never sent to the recipient. */
export async function readWatermarkedCopy(
  files: Files,
  { file, recipient, sharedAt }: SharedFile,
): Promise<Blob> {
  const content = await files.read(file.file_id);
  if (!content) throw new ApiError('NOT_FOUND');
  const bytes = Buffer.from(await content.arrayBuffer());
  const document = { mediaType: file.media_type, bytes };
  const copy = await addWatermark(document, watermarkText({ recipient, sharedAt }));
  if ('problem' in copy) throw new ApiError('NOT_FOUND', { message: NO_COPY });
  return new Blob([new Uint8Array(copy.bytes)], { type: file.media_type });
}
