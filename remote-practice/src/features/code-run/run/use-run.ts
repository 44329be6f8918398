import { useEffect, useRef, useState } from 'react';
import { execute } from '../api/execute';
import {
  downloadSize,
  terminateBrowserRunners,
  runInBrowser,
  warmUpWhenIdle,
} from '../browser/browser-runner';
import { retryWhenBusy } from './retry-when-busy';
import { isServerOutage, canRunInBrowser, AUTO_DOWNLOAD_MAX_BYTES } from './browser-fallback';
import type { RunRequest, RunState, RunStep, RunTarget } from './run-state';

export interface Run {
  state: RunState;
  isRunning: boolean;
  /** Whether the run waits for the server: in its queue, or to be retried. */
  isQueued: boolean;
  /** Runs a program; in the browser if no server is available and the language is supported there. */
  start: (request: RunRequest, target?: RunTarget) => void;
  /** Runs a program in the browser, even if a large download is needed. */
  startInBrowser: (request: RunRequest) => void;
  stop: () => void;
}

/**
 * Runs one program at a time. A run is stopped when the component unmounts. It is not a mutation: it writes nothing, streams its
 * position in the queue, and may continue in the browser.
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
    const result = await runInBrowser(
      { language, source: code, stdin: request.input.stdin },
      { signal, onStep: (name) => setStep({ name }) },
    );
    setState({ phase: 'done', request, target: 'browser', result });
  };
  const runLocallyIfSmall = async (
    request: RunRequest,
    signal: AbortSignal,
    isServerUnavailable = false,
  ) => {
    const bytes = downloadSize(request.program.language);
    if (bytes > AUTO_DOWNLOAD_MAX_BYTES)
      setState({ phase: 'confirming', request, bytes, isServerUnavailable });
    else await runLocally(request, signal);
  };
  const runOnServer = async (request: RunRequest, signal: AbortSignal) => {
    const setStep = (next: RunStep) => setState({ phase: 'running', step: next, target: 'server' });
    setStep({ name: 'sending' });
    try {
      const executeOnce = () =>
        execute(request.program, request.input.stdin, {
          signal,
          onQueuePosition: (position) =>
            setStep(position === null ? { name: 'running' } : { name: 'queued', position }),
        });
      const result = await retryWhenBusy(executeOnce, {
        signal,
        canFallBack: canRunInBrowser(request.program.language),
        onRetryDelay: () => setStep({ name: 'retrying' }),
      });
      setState({ phase: 'done', request, target: 'server', result });
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
    const controller = new AbortController();
    controllerRef.current = controller;
    try {
      await run(request, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) {
        setState({ phase: 'stopped' });
      } else {
        const message = error instanceof Error ? error.message : '';
        const canUseBrowser = canRunInBrowser(request.program.language);
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
