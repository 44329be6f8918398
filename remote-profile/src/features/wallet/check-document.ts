import { fileTooLargeMessage } from '@sopaan/schemas/api/file';
import {
  documentTypeError,
  DOCUMENT_RULE,
  SIGNATURE_BYTES,
} from '@sopaan/schemas/wallet/document-type';

/** Thrown for a file that the wallet does not accept; the message says why. */
export class DocumentRejected extends Error {
  override readonly name = 'DocumentRejected';
}

/** Checks size, name and content before anything is sent. The server checks the same. */
export async function checkDocument(file: File): Promise<void> {
  if (file.size === 0) throw new DocumentRejected('This file is empty.');
  if (file.size > DOCUMENT_RULE.maxBytes) {
    throw new DocumentRejected(fileTooLargeMessage(DOCUMENT_RULE));
  }
  const start = await file.slice(0, SIGNATURE_BYTES).arrayBuffer();
  const problem = documentTypeError(file.name, new Uint8Array(start));
  if (problem !== undefined) throw new DocumentRejected(problem);
}
