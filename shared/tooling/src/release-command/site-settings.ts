/** Address and deploy token of the registry. Tokens come from the environment or a file, never from the command line. */
import { resolve } from 'node:path';
import { readPrivateFile } from '../postgres/private-file';
import { tokenFile } from '../site/token-file';
import { MissingTokenError, UsageError } from './exit-codes';

type Environment = Readonly<Record<string, string | undefined>>;

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The URL of the site, without a trailing slash. */
export function siteUrl(givenValue: string | undefined, environment: Environment): string {
  const [text, name] = givenValue
    ? [givenValue, '--site']
    : [environment['SOPAAN_SITE'] || 'http://127.0.0.1:3000', 'SOPAAN_SITE'];
  const message = `${name} must be the address of the site, for example https://sopaan.example.`;
  if (!URL.canParse(text)) throw new UsageError(message);
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new UsageError(message);
  if (url.protocol === 'http:' && !LOCAL.test(url.hostname)) {
    throw new UsageError(
      `${name} must begin with https://: a deploy token is never sent unencrypted.`,
    );
  }
  return url.href.replace(/[?#].*$/, '').replace(/\/+$/, '');
}

export function deployToken(site: string, environment: Environment, root: string): string {
  const givenValue = environment['SOPAAN_DEPLOY_TOKEN']?.trim();
  if (givenValue) return givenValue;
  const file = tokenFile(resolve(root, environment['SOPAAN_DATA'] || 'var'));
  const isLocal = LOCAL.test(new URL(site).hostname);
  const storedToken = isLocal ? readPrivateFile(file) : undefined;
  if (storedToken) return storedToken;
  throw new MissingTokenError(
    isLocal
      ? `No deploy token. Set SOPAAN_DEPLOY_TOKEN; ${file} does not exist either (npm start creates it).`
      : 'No deploy token. Set SOPAAN_DEPLOY_TOKEN to a deploy token of the site.',
  );
}
