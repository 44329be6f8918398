import type { Language } from '@sopaan/schemas/code-runs/code-run';

export interface BrowserRequest {
  language: Language;
  source: string;
  stdin: string;
}

/** The language is being loaded, or the program is running. */
type BrowserRunStep = 'loading' | 'running';

export interface BrowserRunOptions {
  /** Stops the run, which then rejects with the signal's reason. */
  signal: AbortSignal;
  onStep?: (step: BrowserRunStep) => void;
}
