import type { FastifyBaseLogger } from 'fastify';
import { BATCH_TIMEOUT_MS, type Database, type Queryable } from '../database/database';

/** Key of the advisory locks that keep processes from running the same task concurrently. */
const CLEANUP_LOCK = 4_127_003;
const HOUR_MS = 3_600_000;
/** Keeps the first run out of the busy startup. */
const FIRST_RUN_DELAY_MS = 60_000;

/** Work that is due regularly: removing old data, writing reminders. */
export interface CleanupTask {
  name: string;
  run: (transaction: Queryable) => Promise<unknown>;
}

interface Options {
  database: Database;
  tasks: readonly CleanupTask[];
  log: Pick<FastifyBaseLogger, 'warn'>;
}

interface ScheduleOptions extends Options {
  /** An hour by default. */
  intervalMs?: number;
}

export interface Cleanup {
  /** Resolves once the running task is done. */
  stop: () => Promise<void>;
}

/** Runs the tasks a minute after the start and then in intervals. */
export function startCleanup({ intervalMs = HOUR_MS, ...options }: ScheduleOptions): Cleanup {
  let isStopped = false;
  let currentRun: Promise<void> = Promise.resolve();
  const schedule = (milliseconds: number) =>
    setTimeout(() => {
      currentRun = runCleanup(options, () => isStopped).finally(() => {
        if (!isStopped) timer = schedule(intervalMs);
      });
    }, milliseconds).unref();
  let timer = schedule(FIRST_RUN_DELAY_MS);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await currentRun;
    },
  };
}

/** Runs the tasks one after the other. A failed task is retried in the next run and does not affect the others. */
export async function runCleanup(
  { database, tasks, log }: Options,
  isStopped = () => false,
): Promise<void> {
  for (const task of tasks) {
    if (isStopped()) return;
    try {
      await database.transaction(
        async (transaction) => {
          if (await tryLock(transaction, task)) await task.run(transaction);
        },
        { timeout: BATCH_TIMEOUT_MS },
      );
    } catch (error) {
      log.warn({ err: error, task: task.name }, 'cleanup task failed');
    }
  }
}

/** Returns false while another process runs the task. */
async function tryLock(transaction: Queryable, { name }: CleanupTask): Promise<boolean> {
  const [lock] = await transaction.query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock($1, hashtext($2)) as taken',
    [CLEANUP_LOCK, name],
  );
  return lock?.taken === true;
}
