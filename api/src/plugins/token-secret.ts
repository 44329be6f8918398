import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@sopaan/http/error-code';

interface TokenSecret {
  secret: string;
  /** Where a secret was written that did not exist before. */
  createdIn?: string;
}

/** The given secret, or the one kept in the data folder, made at the first start. */
export async function tokenSecret(
  given: string | undefined,
  dataFolder: string,
): Promise<TokenSecret> {
  if (given !== undefined) return { secret: given };
  const file = join(dataFolder, 'token-secret');
  return (
    (await keptSecret(file)) ??
    (await newSecret(dataFolder, file)) ??
    tokenSecret(given, dataFolder)
  );
}

async function keptSecret(file: string): Promise<TokenSecret | undefined> {
  const kept = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (kept === undefined) return undefined;
  const secret = kept.trim();
  if (secret.length < 32) throw new Error(`${file} holds no secret; remove it or set TOKEN_SECRET`);
  return { secret };
}

/** Of two processes that start at once one makes the file, complete from the first moment; the other gets nothing. */
async function newSecret(folder: string, file: string): Promise<TokenSecret | undefined> {
  const secret = randomBytes(32).toString('base64url');
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await mkdir(folder, { recursive: true });
  await writeFile(draft, secret, { flag: 'wx', mode: 0o600 });
  try {
    await link(draft, file);
    return { secret, createdIn: file };
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return undefined;
    throw error;
  } finally {
    await rm(draft);
  }
}
