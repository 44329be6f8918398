import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../plugins/api-error';
import { deliver } from './deliver';
import { markFailed, markSent, markSkipped, type DueMail, type Failure } from './due-mails';
import { failureReason, isRefused } from './failure-reason';
import type { WorkerParts } from './mail-worker';
import { retryDelay } from './retry-delay';

const AGAIN_MILLISECONDS = 500;

export interface Ending {
  /** No mail more. */
  stopping: AbortSignal;
  /** Those in hand are put back. */
  leaving: AbortSignal;
}

/** Sends a mail that was claimed, and writes down what became of it. Never throws. */
export async function handleMail(
  mail: DueMail,
  parts: WorkerParts,
  { stopping, leaving }: Ending,
): Promise<void> {
  const { database, log } = parts;
  const about = { mail: mail.id, kind: mail.kind, attempts: mail.attempts };
  try {
    const outcome = await deliver(mail, parts, leaving);
    await writeDown(() => (outcome === 'sent' ? markSent : markSkipped)(database, mail));
    log.info(about, outcome === 'sent' ? 'a mail was sent' : 'a mail had nobody to go to');
  } catch (error) {
    const failure = {
      reason: failureReason(error),
      retryInSeconds: leaving.aborted ? 1 : retryAfter(error, mail),
    };
    await writeDown(() => markFailed(database, mail, failure));
    const words = { ...about, ...failure };
    if (failure.retryInSeconds === null) log.error(words, 'a mail was given up');
    else log.warn(words, 'a mail could not be sent');
  }

  /** Until the database is back: a mail that was sent must not be sent again. */
  async function writeDown(mark: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await mark();
      } catch (error) {
        if (!isAway(error) || stopping.aborted) {
          log.error({ ...about, err: error }, 'what became of a mail could not be written down');
          return;
        }
        await delay(AGAIN_MILLISECONDS, undefined, { signal: stopping }).catch(() => undefined);
      }
    }
  }
}

function retryAfter(error: unknown, { attempts }: DueMail): Failure['retryInSeconds'] {
  if (isRefused(error)) return null;
  return isAway(error) ? 1 : retryDelay(attempts);
}

/** The database: no fault of the mail. */
function isAway(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'UNAVAILABLE';
}
