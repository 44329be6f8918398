import { MAX_INTERVALS } from '@sopaan/schemas/courses/lesson-content';
import { createBackoff } from '../../../requests/backoff';
import { errorCode } from '../../../requests/error-message';
import type { LessonKey } from '../api/get-lesson';
import type { WatchedReport } from '../api/use-report-watched';
import { mergeIntervals, type Interval } from './intervals';
import { newReportName, storeReport } from './stored-reports';

type SendReport = (report: WatchedReport) => Promise<unknown>;

/** Sending the report again would fail again. */
const FINAL_CODES = new Set(['FORBIDDEN', 'NOT_FOUND', 'VALIDATION_FAILED']);
export const isFinal = (error: unknown) => FINAL_CODES.has(errorCode(error));

/** A smaller change of the position alone is not worth a request. */
const POSITION_STEP_SECONDS = 1;

/**
 * Collects the watched parts of one lesson and reports them, one request at a time, until the API has confirmed them. Until then they are
 * stored.
 */
export function createWatchReports(key: LessonKey, send: SendReport, startPosition: number) {
  const name = newReportName();
  let unsent: Interval[] = [];
  let inFlight: Interval[] = [];
  let sending: Promise<void> | null = null;
  let position = startPosition;
  let reportedPosition = startPosition;
  let isFlushWanted = false;
  let isStopped = false;
  const backoff = createBackoff(() => void flush());

  const unconfirmed = () => mergeIntervals([...inFlight, ...unsent]);
  const store = () => storeReport(name, { ...key, intervals: unconfirmed() });

  function handleError(error: unknown) {
    if (isFinal(error)) unsent = [];
    else unsent = unconfirmed();
    inFlight = [];
    if (!isFinal(error) && !isStopped) backoff.schedule();
  }

  /** Whether the API has confirmed it. */
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

  /** Also what was watched, or did not fit, while a request was on its way. */
  async function sendAll(isLeaving: boolean): Promise<void> {
    let isConfirmed: boolean;
    do {
      isFlushWanted = unsent.length > MAX_INTERVALS;
      isConfirmed = await sendNext(isLeaving);
    } while (isConfirmed && isFlushWanted && hasNews());
  }

  const hasNews = () =>
    unsent.length > 0 || Math.abs(position - reportedPosition) >= POSITION_STEP_SECONDS;

  function flush({ isLeaving = false } = {}): Promise<void> {
    if (sending && isLeaving && hasNews()) {
      // The request on its way ends with the page. What is confirmed twice counts once.
      void send({ ...key, intervals: unconfirmed(), positionSeconds: position, isLeaving }).catch(
        () => undefined,
      );
    }
    if (sending) isFlushWanted = true;
    else if (hasNews()) {
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
    /** What is not confirmed by then stays stored for the next visit. */
    stop() {
      isStopped = true;
      backoff.reset();
    },
  };
}
