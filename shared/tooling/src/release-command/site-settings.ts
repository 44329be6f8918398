/** Where the registry is, and who asks. Tokens come from the environment or a file, never from the command line. */
import { resolve } from 'node:path';
import { readPrivateFile } from '../postgres/private-file';
import { tokenFile } from '../site/token-file';
import { NOT_ALLOWED, UsageError } from './exit-codes';

type Environment = Readonly<Record<string, string | undefined>>;

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** An origin, without a slash at the end. */
export function siteAddress(given: string | undefined, environment: Environment): string {
  const [text, name] = given
    ? [given, '--site']
    : [environment['SOPAAN_SITE'] || 'http://127.0.0.1:3000', 'SOPAAN_SITE'];
  const wrong = `${name} must be the address of the site, for example https://sopaan.example.`;
  if (!URL.canParse(text)) throw new UsageError(wrong);
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new UsageError(wrong);
  if (url.protocol === 'http:' && !LOCAL.test(url.hostname)) {
    throw new UsageError(
      `${name} must begin with https://: a deploy token is not sent in the open.`,
    );
  }
  return url.href.replace(/[?#].*$/, '').replace(/\/+$/, '');
}

export function deployToken(site: string, environment: Environment, root: string): string {
  const given = environment['SOPAAN_DEPLOY_TOKEN']?.trim();
  if (given) return given;
  const file = tokenFile(resolve(root, environment['SOPAAN_DATA'] || 'var'));
  const local = LOCAL.test(new URL(site).hostname);
  const kept = local ? readPrivateFile(file) : undefined;
  if (kept) return kept;
  throw new UsageError(
    local
      ? `Who are you? Set SOPAAN_DEPLOY_TOKEN; ${file} does not exist either (npm start makes it).`
      : 'Who are you? Set SOPAAN_DEPLOY_TOKEN to a deploy token of the site.',
    NOT_ALLOWED,
  );
}
