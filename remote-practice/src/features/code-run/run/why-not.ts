import type { Language, Runtime } from '@sopaan/schemas/code-run';
import { runsHere } from './run-here';

/** Whether the server says that it cannot run that language. What it does not speak of, it may run. */
export function isUnavailableOnServer(runtimes: readonly Runtime[] | undefined, language: Language): boolean {
  return runtimes?.find((runtime) => runtime.language === language)?.available === false;
}

/** Why a language cannot be run at all; null where it can, by the server or by this browser. */
export function unavailableReason(
  runtimes: readonly Runtime[] | undefined,
  language: Language,
): string | null {
  if (!isUnavailableOnServer(runtimes, language) || runsHere(language)) return null;
  const reason = runtimes?.find((runtime) => runtime.language === language)?.reason;
  return reason || 'not installed';
}

/** The version that the server runs a language with; empty where it does not, or nobody knows yet. */
export function serverVersion(
  runtimes: readonly Runtime[] | undefined,
  language: Language,
): string {
  const runtime = runtimes?.find((one) => one.language === language);
  return runtime?.available ? runtime.version : '';
}
