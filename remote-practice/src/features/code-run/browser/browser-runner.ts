/** Runs programs in this browser, in a worker without access to the site. */
import type { CodeRun, Language } from '@sopaan/schemas/code-runs/code-run';
import type { BrowserRequest, BrowserRunOptions } from './browser-request';
import { createBrowserLanguage, type BrowserLanguage } from './page/browser-language';
import { languageFiles, type LanguageFiles } from './page/language-files';

/** The languages that a browser can run. */
export const BROWSER_LANGUAGES: readonly Language[] = ['javascript', 'typescript', 'python'];

/** JavaScript and TypeScript share one entry, as they share their files. */
const languages = new Map<LanguageFiles, BrowserLanguage>();

function getBrowserLanguage(language: Language): BrowserLanguage | undefined {
  const files = languageFiles[language];
  if (!files) return undefined;
  const browserLanguage = languages.get(files) ?? createBrowserLanguage(files);
  languages.set(files, browserLanguage);
  return browserLanguage;
}

/** Resolves to a response like that of the server. Rejects if the language cannot be loaded or the run is stopped. */
export async function runInBrowser(
  request: BrowserRequest,
  options: BrowserRunOptions,
): Promise<CodeRun> {
  const language = getBrowserLanguage(request.language);
  if (!language) throw new Error(`${request.language} cannot be run in the browser`);
  return language.run(request, options);
}

/** Terminates all workers after their current programs, to free memory. They are started again when needed. */
export function terminateBrowserRunners(): void {
  for (const language of languages.values()) language.terminate();
}

/** Bytes to download before the language can run; 0 once it is loaded. */
export function downloadSize(language: Language): number {
  return getBrowserLanguage(language)?.downloadSize() ?? 0;
}

/**
 * Loads JavaScript when the browser is idle, so that it can run offline; not if the visitor saves data. Returns a function that
 * cancels it.
 */
export function warmUpWhenIdle(): () => void {
  // Safari lacks `requestIdleCallback`: there the language is loaded on the first run.
  if (!('requestIdleCallback' in window) || isSaveDataEnabled()) return () => undefined;
  const handle = requestIdleCallback(() => {
    getBrowserLanguage('javascript')
      ?.warmUp()
      // The first run loads the language again and shows its error.
      .catch(() => undefined);
  });
  return () => cancelIdleCallback(handle);
}

function isSaveDataEnabled(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}
