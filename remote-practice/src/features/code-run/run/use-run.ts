import { useEffect, useRef, useState } from 'react';
import { execute } from '../api/execute';
import {
  downloadSize,
  endBrowserRunners,
  runInBrowser,
  warmUpWhenIdle,
} from '../browser/browser-runner';
import { retryWhenBusy } from './retry-when-busy';
import { isAbsence, runsHere, UNASKED_BYTES } from './run-here';
import type { Place, RunRequest, RunState, RunStep } from './run-state';

export interface Run {
  state: RunState;
  isRunning: boolean;
  /** It has not begun: the server has too much to do. */
  isQueued: boolean;
  /** Runs what it is given. Where no server can, the browser does, if it knows the language. */
  start: (request: RunRequest, place?: Place) => void;
  /** Runs it in the browser, whatever must be fetched for that. */
  startHere: (request: RunRequest) => void;
  stop: () => void;
}

/** One run at a time. It ends with the page. */
export function useRun(): Run {
  const [state, setState] = useState<RunState>({ phase: 'idle' });
  const present = useRef<AbortController>(null);
  useEffect(
    () => () => {
      present.current?.abort();
      endBrowserRunners();
    },
    [],
  );
  useEffect(() => warmUpWhenIdle(), []);

  const inBrowser = async (request: RunRequest, signal: AbortSignal) => {
    const { language, code } = request.program;
    const step = (next: RunStep) => setState({ phase: 'running', step: next, place: 'browser' });
    step({ at: 'loading' });
    const answer = await runInBrowser(
      { language, source: code, stdin: request.input.stdin },
      { signal, onStage: (stage) => step({ at: stage }) },
    );
    setState({ phase: 'done', request, place: 'browser', answer });
  };
  const inBrowserIfSmall = async (
    request: RunRequest,
    signal: AbortSignal,
    isServerAbsent = false,
  ) => {
    const bytes = downloadSize(request.program.language);
    if (bytes > UNASKED_BYTES) setState({ phase: 'asking', request, bytes, isServerAbsent });
    else await inBrowser(request, signal);
  };
  const onServer = async (request: RunRequest, signal: AbortSignal) => {
    const step = (next: RunStep) => setState({ phase: 'running', step: next, place: 'server' });
    step({ at: 'sending' });
    try {
      const attemptOnce = () =>
        execute(request.program, request.input.stdin, {
          signal,
          onPlace: (position) =>
            step(position === null ? { at: 'running' } : { at: 'queued', position }),
        });
      const answer = await retryWhenBusy(attemptOnce, {
        signal,
        canFallBack: runsHere(request.program.language),
        onBusy: () => step({ at: 'waiting' }),
      });
      setState({ phase: 'done', request, place: 'server', answer });
    } catch (error) {
      signal.throwIfAborted();
      if (!isAbsence(error) || !runsHere(request.program.language)) throw error;
      await inBrowserIfSmall(request, signal, true);
    }
  };

  const attempt = async (
    request: RunRequest,
    run: (request: RunRequest, signal: AbortSignal) => Promise<void>,
  ) => {
    if (present.current) return;
    const stopping = new AbortController();
    present.current = stopping;
    try {
      await run(request, stopping.signal);
    } catch (error) {
      if (stopping.signal.aborted) {
        setState({ phase: 'stopped' });
      } else {
        const message = error instanceof Error ? error.message : '';
        const canRunHere = runsHere(request.program.language);
        setState({ phase: 'failed', request, message, canRunHere });
      }
    } finally {
      present.current = null;
    }
  };

  return {
    state,
    isRunning: state.phase === 'running',
    isQueued: state.phase === 'running' && ['queued', 'waiting'].includes(state.step.at),
    start: (request, place = 'server') =>
      void attempt(
        request,
        place === 'server' ? onServer : (wanted, signal) => inBrowserIfSmall(wanted, signal),
      ),
    startHere: (request) => void attempt(request, inBrowser),
    stop: () => present.current?.abort(),
  };
}
