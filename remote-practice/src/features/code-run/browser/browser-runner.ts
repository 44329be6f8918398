/** Runs programs in this browser, in a worker that can reach nothing of the site. */
import type { CodeRun, Language } from '@sopaan/schemas/code-run';
import { browserLanguage, type BrowserLanguage } from './page/browser-language';
import { languageFiles, type LanguageFiles } from './page/language-files';

/** The languages that a browser can run. */
export const BROWSER_LANGUAGES: readonly Language[] = ['javascript', 'typescript', 'python'];

export interface BrowserRequest {
  language: Language;
  source: string;
  stdin: string;
}

/** What a person waits for: the language to arrive, or the program to end. */
export type BrowserRunStage = 'loading' | 'running';

export interface BrowserRunOptions {
  /** Ends the run; the answer is then rejected with the signal's reason. */
  signal: AbortSignal;
  onStage?: (stage: BrowserRunStage) => void;
}

/** JavaScript and TypeScript are one. */
const opened = new Map<LanguageFiles, BrowserLanguage>();

function languageOf(language: Language): BrowserLanguage | undefined {
  const files = languageFiles[language];
  if (!files) return undefined;
  const known = opened.get(files) ?? browserLanguage(files);
  opened.set(files, known);
  return known;
}

/** Answers as the server does. Rejects when the language cannot be loaded, or the run was stopped. */
export async function runInBrowser(
  request: BrowserRequest,
  options: BrowserRunOptions,
): Promise<CodeRun> {
  const language = languageOf(request.language);
  if (!language) throw new Error(`${request.language} cannot be run in the browser`);
  return language.run(request, options);
}

/** Ends all workers once their programs have ended: with its language a worker takes much memory. They start again when needed. */
export function endBrowserRunners(): void {
  for (const language of opened.values()) language.end();
}

/** Bytes that are still to be fetched before the language runs; 0 once it is there. */
export function downloadSize(language: Language): number {
  return languageOf(language)?.missing() ?? 0;
}

/**
 * Makes JavaScript ready once the page has nothing else to do, so that it is there when the network is not; not for those who
 * spare data. Answers how to call it off.
 */
export function warmUpWhenIdle(): () => void {
  // Safari has no such moments: there it is fetched when it is needed.
  if (!('requestIdleCallback' in window) || sparesData()) return () => undefined;
  const waiting = requestIdleCallback(() => {
    languageOf('javascript')
      ?.warmUp()
      .catch(() => undefined);
  });
  return () => cancelIdleCallback(waiting);
}

function sparesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}
