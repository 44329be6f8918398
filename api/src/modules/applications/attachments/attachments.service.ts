import type { Database, Queryable } from '../../../database/database';
import { createFileCipher } from '../../../files/cipher';
import type { Files } from '../../../files/files';
import type { WalletFileRow } from '../../wallet/files/wallet-file-record';
import { logActivity } from '../../wallet/packs/packs.repository';
import {
  addCv,
  addDocument,
  findCv,
  findDocument,
  removeAttachments,
  type SentDocumentRow,
} from './attachments.repository';

interface AttachmentContext {
  applicationId: string;
  /** The applicant. */
  userId: string;
  /** Who gets the attachments, as the log of the wallet names it: `Sahyadri Systems (Junior Developer)`. */
  recipient: string;
}

interface NewAttachments {
  /** The JSON Resume document, if the CV is attached. */
  cv: unknown;
  documents: readonly WalletFileRow[];
}

/** Additional authenticated data (AAD): the ciphertext of another application fails to decrypt. */
const associatedData = (applicationId: string) => `cv of application ${applicationId}`;

/** Stores the attachments of an application that has none yet. */
export async function attach(
  { transaction, tokenSecret }: { transaction: Queryable; tokenSecret: string },
  { applicationId, userId, recipient }: AttachmentContext,
  { cv, documents }: NewAttachments,
): Promise<void> {
  if (cv !== undefined) {
    const cipher = createFileCipher(tokenSecret);
    const salt = cipher.newSalt();
    const plain = Buffer.from(JSON.stringify(cv));
    const content = cipher.encrypt({ associatedData: associatedData(applicationId), salt }, plain);
    await addCv(transaction, applicationId, { content, salt });
  }
  for (const file of documents) {
    await addDocument(transaction, applicationId, file);
    await logActivity(transaction, { userId, recipient, action: 'sent', document: file.name });
  }
}

/** Removes the attachments, so that neither the applicant nor the organisation can read them any longer. */
export async function detach(
  transaction: Queryable,
  { applicationId, userId, recipient }: AttachmentContext,
): Promise<void> {
  const count = await removeAttachments(transaction, applicationId);
  if (count > 0) await logActivity(transaction, { userId, recipient, action: 'withdrawn' });
}

/**
 * The CV as it was sent. Undefined if none was sent, or if the application is withdrawn. Only the applicant and the organisation may
 * read it, which callers check.
 */
export async function readSentCv(
  { database, tokenSecret }: { database: Database; tokenSecret: string },
  applicationId: string,
): Promise<Blob | undefined> {
  const row = await findCv(database, applicationId);
  if (!row) return undefined;
  const plain = createFileCipher(tokenSecret).decrypt(
    { associatedData: associatedData(applicationId), salt: row.salt },
    row.content,
  );
  return new Blob([new Uint8Array(plain)], { type: 'application/json' });
}

/** A document as it was sent, like `readSentCv`. */
export async function readSentDocument(
  { database, files }: { database: Database; files: Files },
  key: { applicationId: string; documentId: string },
): Promise<{ document: SentDocumentRow; content: Blob } | undefined> {
  const document = await findDocument(database, key);
  const content = document && (await files.read(document.file_id));
  return content && { document, content };
}
