import type { FastifyBaseLogger } from 'fastify';
import { JOB_TIMEOUT_MS, type Database, type Queryable } from '../plugins/database';

/** Of the locks by which processes do a task one at a time. */
const HOUSEKEEPING_LOCK = 4_127_003;
const HOUR_MILLISECONDS = 3_600_000;
/** Not while a start is busy. */
const FIRST_MILLISECONDS = 60_000;

/** Something old that is to go. */
export interface HousekeepingTask {
  name: string;
  run: (transaction: Queryable) => Promise<unknown>;
}

interface Parts {
  database: Database;
  tasks: readonly HousekeepingTask[];
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface Housekeeping {
  /** Resolves when the task in hand is done. */
  stop: () => Promise<void>;
}

/** Does the tasks once an hour. */
export function startHousekeeping(parts: Parts): Housekeeping {
  let stopped = false;
  let round: Promise<void> = Promise.resolve();
  const next = (milliseconds: number) =>
    setTimeout(() => {
      round = keepHouse(parts, () => stopped).finally(() => {
        if (!stopped) timer = next(HOUR_MILLISECONDS);
      });
    }, milliseconds).unref();
  let timer = next(FIRST_MILLISECONDS);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/** One task after the other; one that fails is tried again in the next round and does not keep the others. */
export async function keepHouse(
  { database, tasks, log }: Parts,
  isStopped = () => false,
): Promise<void> {
  for (const task of tasks) {
    if (isStopped()) return;
    try {
      await database.transaction(
        async (transaction) => {
          if (await takeTurn(transaction, task)) await task.run(transaction);
        },
        { timeout: JOB_TIMEOUT_MS },
      );
    } catch (error) {
      log.warn({ err: error, task: task.name }, 'a task of housekeeping failed');
    }
  }
}

/** Whoever comes while another process is at it leaves it to that one. */
async function takeTurn(transaction: Queryable, { name }: HousekeepingTask): Promise<boolean> {
  const [turn] = await transaction.query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock($1, hashtext($2)) as taken',
    [HOUSEKEEPING_LOCK, name],
  );
  return turn?.taken === true;
}
