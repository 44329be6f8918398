import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@sopaan/http/error-code';

interface TokenSecret {
  secret: string;
  /** The file, if the secret was newly created. */
  createdIn?: string;
}

/** The given secret, or the one stored in the data directory, created at the first start. */
export async function tokenSecret(
  configuredSecret: string | undefined,
  dataDir: string,
): Promise<TokenSecret> {
  if (configuredSecret !== undefined) return { secret: configuredSecret };
  const file = join(dataDir, 'token-secret');
  return (
    (await readSecret(file)) ??
    (await createSecret(dataDir, file)) ??
    tokenSecret(configuredSecret, dataDir)
  );
}

async function readSecret(file: string): Promise<TokenSecret | undefined> {
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (content === undefined) return undefined;
  const secret = content.trim();
  if (secret.length < 32)
    throw new Error(`${file} contains no secret; remove it or set TOKEN_SECRET`);
  return { secret };
}

/** Creates the file atomically; undefined if another process created it first. */
async function createSecret(folder: string, file: string): Promise<TokenSecret | undefined> {
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
