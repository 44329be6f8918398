import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../plugins/api-error';
import { deliver } from './deliver';
import { markFailed, markSent, markSkipped, type DueMail, type Failure } from './due-mails';
import { failureReason, isRejected } from './failure-reason';
import type { MailWorkerOptions } from './mail-worker';
import { retryDelay } from './retry-delay';

const RETRY_MS = 500;

export interface ShutdownSignals {
  /** Claim no more mails. */
  stopping: AbortSignal;
  /** Abort the mails in flight; they are retried later. */
  aborting: AbortSignal;
}

/** Sends a claimed mail and stores the outcome. Never throws. */
export async function handleMail(
  mail: DueMail,
  options: MailWorkerOptions,
  { stopping, aborting }: ShutdownSignals,
): Promise<void> {
  const { database, log } = options;
  const fields = { mail: mail.id, kind: mail.kind, attempts: mail.attempts };
  try {
    const outcome = await deliver(mail, options, aborting);
    await persistWithRetry(() => (outcome === 'sent' ? markSent : markSkipped)(database, mail));
    log.info(fields, outcome === 'sent' ? 'mail sent' : 'mail skipped: no recipient');
  } catch (error) {
    const failure = {
      reason: failureReason(error),
      retryInSeconds: aborting.aborted ? 1 : retryAfter(error, mail),
    };
    await persistWithRetry(() => markFailed(database, mail, failure));
    const details = { ...fields, ...failure };
    if (failure.retryInSeconds === null) log.error(details, 'mail failed permanently');
    else log.warn(details, 'mail could not be sent');
  }

  /** Retries until the database is back, because a sent mail that is not marked would be sent again. */
  async function persistWithRetry(mark: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await mark();
      } catch (error) {
        if (!isDatabaseUnavailable(error) || stopping.aborted) {
          log.error({ ...fields, err: error }, 'the outcome of a mail could not be stored');
          return;
        }
        await delay(RETRY_MS, undefined, { signal: stopping }).catch(() => undefined);
      }
    }
  }
}

function retryAfter(error: unknown, { attempts }: DueMail): Failure['retryInSeconds'] {
  if (isRejected(error)) return null;
  return isDatabaseUnavailable(error) ? 1 : retryDelay(attempts);
}

/** An outage of the database, which does not count as a failure of the mail. */
function isDatabaseUnavailable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'UNAVAILABLE';
}
