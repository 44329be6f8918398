import { randomUUID } from 'node:crypto';
import { uploadDocumentEndpoint, walletSchema, type Wallet } from '@sopaan/schemas/wallet/wallet';
import type { Queryable } from '../../../database/database';
import { aPng } from '../../../files/image/testing/pictures';
import { insertRow } from '../../../testing/insert-row';
import { multipart } from '../../../testing/multipart';
import type { TestApp } from '../../../testing/test-app';

interface Upload {
  /** The file's name. */
  name: string;
  bytes: Buffer;
}

export function uploadForm({ name, bytes }: Upload) {
  return multipart({ name }, { document: { bytes, name } });
}

/** Sends a document as the browser does, and returns the raw response. */
export function sendDocument(api: TestApp, token: string, slot: string, upload: Upload) {
  const { headers, payload } = uploadForm(upload);
  return api.app.inject({
    method: 'PUT',
    url: `/api/${uploadDocumentEndpoint.path.replace(':slot', slot)}`,
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  });
}

/** Uploads that many pictures to a slot, one after the other: `file-1.png` and so on. */
export async function addWalletFiles(
  api: TestApp,
  { token }: { token: string },
  slot: string,
  count: number,
): Promise<Wallet> {
  let body: unknown;
  for (let index = 1; index <= count; index += 1) {
    const upload = { name: `file-${index}.png`, bytes: aPng(100 + index) };
    const response = await sendDocument(api, token, slot, upload);
    if (response.statusCode !== 200) throw new Error(`the upload answered ${response.body}`);
    body = response.json();
  }
  return walletSchema.validate(body, { strict: true });
}

/** Stores the rows of a wallet; `mark` is in every text that the member entered. */
export async function addStoredWallet(
  database: Queryable,
  { userId, mark }: { userId: string; mark: string },
): Promise<void> {
  const fileId = randomUUID();
  await insertRow(database, 'files', {
    id: fileId,
    owner_id: userId,
    media_type: 'image/png',
    bytes: 95,
    salt: Buffer.alloc(32, 7),
    claimed_at: new Date(),
  });
  await insertRow(database, 'wallet_files', {
    id: randomUUID(),
    user_id: userId,
    slot: 'signature',
    file_id: fileId,
    name: `${mark}.png`,
    media_type: 'image/png',
    bytes: 95,
  });
  await insertRow(database, 'wallet_details', {
    user_id: userId,
    father_name: `Father of ${mark}`,
    identity_numbers: Buffer.alloc(40, 1),
    salt: Buffer.alloc(32, 7),
  });
}
