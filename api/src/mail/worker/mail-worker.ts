import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../plugins/database';
import { Bell } from './bell';
import type { Delivery } from './deliver';
import { claimDueMails } from './due-mails';
import { handleMail, type Ending } from './handle-mail';
import { Outage } from './outage';

/** So many mails are under way at once in one process. */
const HANDS = 5;
const POLL_MILLISECONDS = 1_000;
/** Many requests may call at once; one look serves them all. */
const CALL_MILLISECONDS = 50;
/** A process that is told to end has five seconds for all it does. */
const LAST_MILLISECONDS = 3_000;

export interface WorkerParts extends Delivery {
  database: Queryable;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export interface MailWorker {
  /** A mail may have been queued. */
  wake: () => void;
  /** Resolves when the mails in hand are done, or put back when a server is too slow for that. */
  stop: () => Promise<void>;
}

/** Sends what is due in the outbox, beside the workers of other processes. */
export function startMailWorker(parts: WorkerParts): MailWorker {
  const bell = new Bell();
  const [stopping, leaving] = [new AbortController(), new AbortController()];
  const done = work(parts, bell, { stopping: stopping.signal, leaving: leaving.signal });
  return {
    wake: () => bell.ring(CALL_MILLISECONDS),
    async stop() {
      stopping.abort();
      bell.ring();
      const last = setTimeout(() => leaving.abort(), LAST_MILLISECONDS);
      await done;
      clearTimeout(last);
    },
  };
}

async function work(parts: WorkerParts, bell: Bell, ending: Ending): Promise<void> {
  const outage = new Outage(parts.log);
  const inHand = new Set<Promise<void>>();
  while (!ending.stopping.aborted) {
    let pause = POLL_MILLISECONDS;
    try {
      const free = HANDS - inHand.size;
      for (const mail of free > 0 ? await claimDueMails(parts.database, free) : []) {
        const handled = handleMail(mail, parts, ending).finally(() => {
          inHand.delete(handled);
          bell.ring();
        });
        inHand.add(handled);
      }
      outage.passed();
    } catch (error) {
      pause = outage.failed(error);
    }
    if (!ending.stopping.aborted) await bell.pause(pause);
  }
  await Promise.all(inHand);
}
