import { isApiError } from '@sopaan/api-client/call';
import type { Language } from '@sopaan/schemas/code-runs/code-run';
import { BROWSER_LANGUAGES, downloadSize } from '../browser/browser-runner';

/** Larger downloads need a confirmation. */
export const AUTO_DOWNLOAD_MAX_BYTES = 1_500_000;

/** The codes of errors after which the browser may run the program, because the server is unreachable or has no code runner. */
const OUTAGE_CODES = new Set(['UNAVAILABLE', 'NETWORK', 'TIMEOUT']);

export function canRunInBrowser(language: Language): boolean {
  return BROWSER_LANGUAGES.includes(language);
}

/** Whether the browser is offline and has not loaded the language, so that a run can only use files in its cache. */
export function needsCachedFiles(language: Language): boolean {
  return !navigator.onLine && downloadSize(language) > 0;
}

/** Whether a run failed because no server was available. */
export function isServerOutage(error: unknown): boolean {
  return !navigator.onLine || (isApiError(error) && OUTAGE_CODES.has(error.code));
}
