import { isApiError } from '@sopaan/api-client/call';
import type { Language } from '@sopaan/schemas/code-run';
import { BROWSER_LANGUAGES } from '../browser/browser-runner';

/** Bytes that are fetched without asking. */
export const UNASKED_BYTES = 1_500_000;

/** The server is out of reach, or has nothing that runs code: the browser may stand in. */
const ABSENT = new Set(['UNAVAILABLE', 'NETWORK', 'TIMEOUT']);

export function runsHere(language: Language): boolean {
  return BROWSER_LANGUAGES.includes(language);
}

/** Whether the failure is that no server ran it. */
export function isAbsence(error: unknown): boolean {
  return !navigator.onLine || (isApiError(error) && ABSENT.has(error.code));
}
