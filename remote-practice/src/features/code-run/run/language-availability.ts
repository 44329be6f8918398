import type { Language, Runtime } from '@sopaan/schemas/code-runs/code-run';
import { canRunInBrowser } from './browser-fallback';

/** Whether the server reports the language as unavailable. A language that is not listed counts as available. */
export function isUnavailableOnServer(
  runtimes: readonly Runtime[] | undefined,
  language: Language,
): boolean {
  return runtimes?.find((runtime) => runtime.language === language)?.available === false;
}

/** Why a language can run neither on the server nor in this browser; null if it can. */
export function unavailableReason(
  runtimes: readonly Runtime[] | undefined,
  language: Language,
): string | null {
  if (!isUnavailableOnServer(runtimes, language) || canRunInBrowser(language)) return null;
  const reason = runtimes?.find((runtime) => runtime.language === language)?.reason;
  return reason || 'not installed';
}

/** The version of a language on the server; empty if unavailable or unknown. */
export function serverVersion(
  runtimes: readonly Runtime[] | undefined,
  language: Language,
): string {
  const runtime = runtimes?.find((item) => item.language === language);
  return runtime?.available ? runtime.version : '';
}
