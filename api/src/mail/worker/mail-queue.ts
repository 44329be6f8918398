import { isDatabaseUnavailable } from '../../database/database-error';
import type { Queryable } from '../../database/database';
import type { Queue } from '../../queue/queue';
import { deliver, type Delivery } from './deliver';
import { claimDueMails, markFailed, markSent, markSkipped, type DueMail } from './due-mails';
import { failureReason, isRecipientRefused, isRejected } from './failure-reason';
import { retryDelay } from './retry-delay';

export interface MailQueueOptions extends Delivery {
  database: Queryable;
}

type DeliveryResult = Awaited<ReturnType<typeof deliver>>;

/** The delay after an outage of the database or when this process stops, because neither is a failure of the mail. */
const INTERRUPTED_RETRY_SECONDS = 1;

/** The due mails of the outbox. Reasons of failures are stored and logged without addresses, links and codes. */
export function mailQueue(options: MailQueueOptions): Queue<DueMail, DeliveryResult> {
  const { database } = options;
  return {
    jobName: 'mail',
    claim: (count) => claimDueMails(database, count),
    perform: (mail, { signal }) => deliver(mail, options, signal),
    complete: (mail, result) => (result === 'sent' ? markSent : markSkipped)(database, mail),

    retryDelay({ attempts }, error) {
      if (isRejected(error)) return null;
      return isDatabaseUnavailable(error) ? INTERRUPTED_RETRY_SECONDS : retryDelay(attempts);
    },

    fail: (mail, { error, retryInSeconds }) =>
      markFailed(database, mail, {
        reason: failureReason(error),
        retryInSeconds,
        isRefused: isRecipientRefused(error),
      }),
    release: (mail, error) =>
      markFailed(database, mail, {
        reason: failureReason(error),
        retryInSeconds: INTERRUPTED_RETRY_SECONDS,
      }),

    describeJob: ({ id, kind, attempts }) => ({ mail: id, kind, attempts }),
    describeResult: (result) => ({
      message: result === 'sent' ? 'mail sent' : 'mail skipped: not wanted any more',
    }),
    describeError: (error) => ({ reason: failureReason(error) }),
  };
}
