import { MAX_INTERVALS } from '@sopaan/schemas/courses/lesson-content';
import { createBackoff } from '../../../requests/backoff';
import { errorCode } from '../../../requests/error-message';
import type { LessonKey } from '../api/get-lesson';
import type { WatchedReport } from '../api/use-report-watched';
import { mergeIntervals, type Interval } from './intervals';
import { newReportName, storeReport } from './stored-reports';

type SendReport = (report: WatchedReport) => Promise<unknown>;

/** Errors after which a retry would fail again. */
const PERMANENT_CODES = new Set(['FORBIDDEN', 'NOT_FOUND', 'VALIDATION_FAILED']);
export const isPermanent = (error: unknown) => PERMANENT_CODES.has(errorCode(error));

/** A smaller change of the position alone is not worth a request. */
const POSITION_STEP_SECONDS = 1;

/**
 * Collects the watched intervals of one lesson and reports them, one request at a time, until the API has confirmed them. Until then they
 * are stored.
 */
export function createWatchReports(key: LessonKey, send: SendReport, startPosition: number) {
  const name = newReportName();
  let unsent: Interval[] = [];
  let inFlight: Interval[] = [];
  let sending: Promise<void> | null = null;
  let position = startPosition;
  let reportedPosition = startPosition;
  let isFlushRequested = false;
  let isStopped = false;
  const backoff = createBackoff(() => void flush());

  const unconfirmed = () => mergeIntervals([...inFlight, ...unsent]);
  const store = () => storeReport(name, { ...key, intervals: unconfirmed() });

  function handleError(error: unknown) {
    if (isPermanent(error)) unsent = [];
    else unsent = unconfirmed();
    inFlight = [];
    if (!isPermanent(error) && !isStopped) backoff.schedule();
  }

  /** Returns whether the API has confirmed the report. */
  async function sendNext(isLeaving: boolean): Promise<boolean> {
    inFlight = unsent.slice(0, MAX_INTERVALS);
    unsent = unsent.slice(MAX_INTERVALS);
    const sentPosition = position;
    try {
      await send({ ...key, intervals: inFlight, positionSeconds: sentPosition, isLeaving });
    } catch (error) {
      handleError(error);
      store();
      return false;
    }
    inFlight = [];
    reportedPosition = sentPosition;
    backoff.reset();
    store();
    return true;
  }

  /** Includes intervals that were recorded, or did not fit, while a request was in flight. */
  async function sendAll(isLeaving: boolean): Promise<void> {
    let isConfirmed: boolean;
    do {
      isFlushRequested = unsent.length > MAX_INTERVALS;
      isConfirmed = await sendNext(isLeaving);
    } while (isConfirmed && isFlushRequested && hasUnreported());
  }

  const hasUnreported = () =>
    unsent.length > 0 || Math.abs(position - reportedPosition) >= POSITION_STEP_SECONDS;

  function flush({ isLeaving = false } = {}): Promise<void> {
    if (sending && isLeaving && hasUnreported()) {
      // Closing the page cancels the request in flight. Intervals that are sent twice count once. If this fails too, they stay stored.
      void send({ ...key, intervals: unconfirmed(), positionSeconds: position, isLeaving }).catch(
        () => undefined,
      );
    }
    if (sending) isFlushRequested = true;
    else if (hasUnreported()) {
      sending = sendAll(isLeaving).finally(() => {
        sending = null;
      });
    }
    return sending ?? Promise.resolve();
  }

  return {
    position: () => position,
    setPosition(seconds: number) {
      position = seconds;
    },
    add(interval: Interval) {
      unsent = mergeIntervals([...unsent, interval]);
      store();
    },
    flush,
    /** Unconfirmed intervals stay stored for the next visit. */
    stop() {
      isStopped = true;
      backoff.reset();
    },
  };
}
