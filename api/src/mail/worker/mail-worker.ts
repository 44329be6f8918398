import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../plugins/database';
import { Wakeup } from './wakeup';
import type { Delivery } from './deliver';
import { claimDueMails } from './due-mails';
import { handleMail, type ShutdownSignals } from './handle-mail';
import { Outage } from './outage';

/** The number of mails that one process sends concurrently. */
const CONCURRENCY = 5;
const POLL_MS = 1_000;
/** Many requests may queue mails at once; one query serves them all. */
const WAKE_DELAY_MS = 50;
/** A process has five seconds to shut down. */
const GRACE_PERIOD_MS = 3_000;

export interface MailWorkerOptions extends Delivery {
  database: Queryable;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export interface MailWorker {
  /** Call it when a mail may have been queued. */
  wake: () => void;
  /** Resolves when the mails in flight are sent, or aborted if a server is too slow. */
  stop: () => Promise<void>;
}

/** Sends due mails of the outbox, concurrently with the workers of other processes. */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const wakeup = new Wakeup();
  const [stopping, aborting] = [new AbortController(), new AbortController()];
  const done = run(options, wakeup, { stopping: stopping.signal, aborting: aborting.signal });
  return {
    wake: () => wakeup.wake(WAKE_DELAY_MS),
    async stop() {
      stopping.abort();
      wakeup.wake();
      const graceTimer = setTimeout(() => aborting.abort(), GRACE_PERIOD_MS);
      await done;
      clearTimeout(graceTimer);
    },
  };
}

async function run(
  options: MailWorkerOptions,
  wakeup: Wakeup,
  signals: ShutdownSignals,
): Promise<void> {
  const outage = new Outage(options.log);
  const inFlight = new Set<Promise<void>>();
  while (!signals.stopping.aborted) {
    let pauseMs = POLL_MS;
    try {
      const free = CONCURRENCY - inFlight.size;
      for (const mail of free > 0 ? await claimDueMails(options.database, free) : []) {
        const handled = handleMail(mail, options, signals).finally(() => {
          inFlight.delete(handled);
          wakeup.wake();
        });
        inFlight.add(handled);
      }
      outage.passed();
    } catch (error) {
      pauseMs = outage.failed(error);
    }
    if (!signals.stopping.aborted) await wakeup.sleep(pauseMs);
  }
  await Promise.all(inFlight);
}
