import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { withAnySignal } from '@sopaan/http/any-signal';
import { isDatabaseUnavailable } from '../database/database-error';
import { startLease } from './lease';
import type { Job, Queue } from './queue';

const RETRY_INTERVAL_MS = 500;

export type QueueLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

export interface JobContext {
  log: QueueLog;
  /** Aborted when this process stops. Outcomes that cannot be stored by then are given up. */
  stopping: AbortSignal;
  /** Aborted when running attempts must end. */
  aborting: AbortSignal;
}

/** Does a claimed job and stores the outcome. Never rejects. */
export async function runJob<Claimed extends Job, Result>(
  job: Claimed,
  queue: Queue<Claimed, Result>,
  context: JobContext,
): Promise<void> {
  const { log, aborting } = context;
  const { jobName } = queue;
  const fields = queue.describeJob(job);
  const startedAt = performance.now();
  const lease = startJobLease(job, queue);
  try {
    const result = await withAnySignal(lease ? [aborting, lease.lost] : [aborting], (signal) =>
      queue.perform(job, { signal, reportProgress: lease?.reportProgress ?? ignoreProgress }),
    );
    await lease?.stop();
    await store(() => queue.complete(job, result));
    const { message, fields: details } = queue.describeResult(result);
    const milliseconds = Math.round(performance.now() - startedAt);
    log.info({ ...fields, ...details, milliseconds }, message);
  } catch (error) {
    await lease?.stop();
    if (lease?.lost.aborted) log.warn(fields, `the claim on a ${jobName} was lost`);
    else if (aborting.aborted) await release(error);
    else await fail(error);
  }

  async function release(error: unknown): Promise<void> {
    await store(() => queue.release(job, error));
    log.info(
      { ...fields, ...queue.describeError(error) },
      `${jobName} aborted: this process is stopping`,
    );
  }

  async function fail(error: unknown): Promise<void> {
    const retryInSeconds = queue.retryDelay(job, error);
    await store(() => queue.fail(job, { error, retryInSeconds }));
    const details = { ...fields, ...queue.describeError(error), retryInSeconds };
    if (retryInSeconds === null) log.error(details, `${jobName} failed permanently`);
    else log.warn(details, `${jobName} failed and will be retried`);
  }

  /** Retries until the database is back: a job that was done but not marked as done would be done again. */
  async function store(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!isDatabaseUnavailable(error) || context.stopping.aborted) {
          log.error({ ...fields, err: error }, `the outcome of a ${jobName} could not be stored`);
          return;
        }
        const { stopping: signal } = context;
        await delay(RETRY_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}

const ignoreProgress = () => undefined;

function startJobLease<Claimed extends Job, Result>(
  job: Claimed,
  { lease }: Queue<Claimed, Result>,
) {
  if (!lease) return undefined;
  const { seconds, renew } = lease;
  return startLease({ seconds, renew: (progress) => renew(job, progress) });
}
