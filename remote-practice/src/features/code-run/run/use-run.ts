import type { CodeRun } from '@sopaan/schemas/code-runs/code-run';
import { useEffect, useRef, useState } from 'react';
import { execute } from '../api/execute';
import {
  downloadSize,
  terminateBrowserRunners,
  runInBrowser,
  warmUpWhenIdle,
} from '../browser/browser-runner';
import { retryWhenBusy } from './retry-when-busy';
import {
  isServerOutage,
  canRunInBrowser,
  needsCachedFiles,
  AUTO_DOWNLOAD_MAX_BYTES,
} from './browser-fallback';
import { endsRun } from './case-outcome';
import type { CaseResult, RunCase, RunRequest, RunState, RunStep, RunTarget } from './run-state';

export interface Run {
  state: RunState;
  isRunning: boolean;
  /** Whether the run waits for the server: in its queue, or to be retried. */
  isQueued: boolean;
  /** Runs a program once for each case; in the browser if no server is available and the language is supported there. */
  start: (request: RunRequest, target?: RunTarget) => void;
  /** Runs a program in the browser, even if a large download is needed. */
  startInBrowser: (request: RunRequest) => void;
  stop: () => void;
}

/**
 * Runs one program at a time, case after case. A run is stopped when the component unmounts. It is not a mutation: it writes nothing,
 * streams its position in the queue, and may continue in the browser.
 */
export function useRun(): Run {
  const [state, setState] = useState<RunState>({ phase: 'idle' });
  const controllerRef = useRef<AbortController>(null);
  useEffect(
    () => () => {
      controllerRef.current?.abort();
      terminateBrowserRunners();
    },
    [],
  );
  useEffect(() => warmUpWhenIdle(), []);

  const runLocally = async (request: RunRequest, signal: AbortSignal) => {
    const { language, code } = request.program;
    const setStep = (next: RunStep) =>
      setState({ phase: 'running', step: next, target: 'browser' });
    setStep({ name: 'loading' });
    const results = await runCases(request.cases, ({ stdin }, running) =>
      runInBrowser(
        { language, source: code, stdin },
        { signal, onStep: (name) => setStep(name === 'running' ? running : { name }) },
      ),
    );
    setState({ phase: 'done', request, target: 'browser', results });
  };
  const runLocallyIfSmall = async (
    request: RunRequest,
    signal: AbortSignal,
    isServerUnavailable = false,
  ) => {
    const bytes = downloadSize(request.program.language);
    // Offline nothing is downloaded: the files are in the browser's cache, or loading them fails.
    if (bytes > AUTO_DOWNLOAD_MAX_BYTES && navigator.onLine)
      setState({ phase: 'confirming', request, bytes, isServerUnavailable });
    else await runLocally(request, signal);
  };
  const runOnServer = async (request: RunRequest, signal: AbortSignal) => {
    const setStep = (next: RunStep) => setState({ phase: 'running', step: next, target: 'server' });
    setStep({ name: 'sending' });
    try {
      const results = await runCases(request.cases, ({ stdin }, running) => {
        const executeOnce = () =>
          execute(request.program, stdin, {
            signal,
            onQueuePosition: (position) =>
              setStep(position === null ? running : { name: 'queued', position }),
          });
        return retryWhenBusy(executeOnce, {
          signal,
          canFallBack: canRunInBrowser(request.program.language),
          onRetryDelay: () => setStep({ name: 'retrying' }),
        });
      });
      setState({ phase: 'done', request, target: 'server', results });
    } catch (error) {
      signal.throwIfAborted();
      if (!isServerOutage(error) || !canRunInBrowser(request.program.language)) throw error;
      await runLocallyIfSmall(request, signal, true);
    }
  };

  const runExclusively = async (
    request: RunRequest,
    run: (request: RunRequest, signal: AbortSignal) => Promise<void>,
  ) => {
    if (controllerRef.current) return;
    const { language } = request.program;
    const controller = new AbortController();
    controllerRef.current = controller;
    try {
      await run(request, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) {
        setState({ phase: 'stopped' });
      } else if (canRunInBrowser(language) && needsCachedFiles(language)) {
        setState({ phase: 'offline', request });
      } else {
        const message = error instanceof Error ? error.message : '';
        const canUseBrowser = canRunInBrowser(language);
        setState({ phase: 'failed', request, message, canUseBrowser });
      }
    } finally {
      controllerRef.current = null;
    }
  };

  return {
    state,
    isRunning: state.phase === 'running',
    isQueued: state.phase === 'running' && ['queued', 'retrying'].includes(state.step.name),
    start: (request, target = 'server') =>
      void runExclusively(
        request,
        target === 'server' ? runOnServer : (pending, signal) => runLocallyIfSmall(pending, signal),
      ),
    startInBrowser: (request) => void runExclusively(request, runLocally),
    stop: () => controllerRef.current?.abort(),
  };
}

/** Runs the cases one after the other. `run` receives the step to report once the program of the case is running. */
async function runCases(
  cases: readonly RunCase[],
  run: (one: RunCase, running: RunStep) => Promise<CodeRun>,
): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const one of cases) {
    const number = results.length + 1;
    const result = await run(one, { name: 'running', number, count: cases.length });
    results.push({ case: one, result });
    if (endsRun(result)) break;
  }
  return results;
}
