import type { Failure } from '@sopaan/schemas/releases/health';
import type { InstalledFileRef } from '../installs/installed-file-problems';

const FILE_URL = /\/assets\/(\w+)\/(\w[\w.-]*)\/([\w-][\w.-]*(?:\/[\w-][\w.-]*)*)/;

/**
 * The file that a page could not load: its URL is in the message. Browsers do not tell pages whether it was missing or had the wrong
 * hash.
 */
export function findReportedFile({ message }: Failure): InstalledFileRef | undefined {
  const [, unit, release, name] = FILE_URL.exec(message) ?? [];
  return unit && release && name ? { unit, release, name } : undefined;
}
