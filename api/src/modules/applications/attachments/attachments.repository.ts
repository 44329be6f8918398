import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/database';
import { dropFiles, shareFile } from '../../../files/files.repository';
import type { WalletFileRow } from '../../wallet/files/wallet-file-record';

interface CvRow {
  content: Buffer;
  salt: Buffer;
}

export interface SentDocumentRow {
  name: string;
  media_type: string;
  file_id: string;
}

export async function addCv(
  transaction: Queryable,
  applicationId: string,
  { content, salt }: CvRow,
): Promise<void> {
  await transaction.query(
    'insert into job_application_cvs (application_id, content, salt) values ($1, $2, $3)',
    [applicationId, content, salt],
  );
}

/** Adds a document without copying its file: the wallet and the application share it, and each can release it. */
export async function addDocument(
  transaction: Queryable,
  applicationId: string,
  file: WalletFileRow,
): Promise<void> {
  await shareFile(transaction, file.file_id);
  await transaction.query(
    `insert into job_application_documents
       (id, application_id, slot, name, media_type, bytes, file_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [randomUUID(), applicationId, file.slot, file.name, file.media_type, file.bytes, file.file_id],
  );
}

export async function findCv(
  database: Queryable,
  applicationId: string,
): Promise<CvRow | undefined> {
  const [cv] = await database.query<CvRow & Record<string, unknown>>(
    'select content, salt from job_application_cvs where application_id = $1',
    [applicationId],
  );
  return cv;
}

export async function findDocument(
  database: Queryable,
  { applicationId, documentId }: { applicationId: string; documentId: string },
): Promise<SentDocumentRow | undefined> {
  const [document] = await database.query<SentDocumentRow & Record<string, unknown>>(
    `select name, media_type, file_id from job_application_documents
     where application_id = $1 and id = $2`,
    [applicationId, documentId],
  );
  return document;
}

/** Removes the CV and the documents: nobody can read them from the commit on. Returns how many documents there were. */
export async function removeAttachments(
  transaction: Queryable,
  applicationId: string,
): Promise<number> {
  await transaction.query('delete from job_application_cvs where application_id = $1', [
    applicationId,
  ]);
  const removed = await transaction.query<{ file_id: string }>(
    'delete from job_application_documents where application_id = $1 returning file_id',
    [applicationId],
  );
  await dropFiles(
    transaction,
    removed.map(({ file_id: fileId }) => fileId),
  );
  return removed.length;
}
