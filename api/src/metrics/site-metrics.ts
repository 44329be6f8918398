import { Gauge, Registry } from 'prom-client';
import type { Queryable } from '../plugins/database';
import { RECENT_MINUTES, siteCounts, type SiteCounts } from './site-counts';

const PATIENCE_MILLISECONDS = 2_000;
const RECENTLY = `in the last ${RECENT_MINUTES} minutes`;

/**
 * What only the database knows, read anew for each scrape. Where it is away or slow this is left out, and
 * `sopaan_database_up` says so: a scrape must answer just then.
 */
export async function siteMetrics(database: Queryable): Promise<string> {
  const counts = await inTime(siteCounts(database)).catch(() => undefined);
  const registry = new Registry();
  const up = { name: 'sopaan_database_up', help: 'Whether the database answers.' };
  new Gauge({ ...up, registers: [registry] }).set(counts ? 1 : 0);
  if (counts) setCounts(registry, counts);
  return registry.metrics();
}

function setCounts(registry: Registry, counts: SiteCounts): void {
  const { mails, submissions, sessions, pages, failures } = counts;
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });

  const unsent = gauge('sopaan_mails', 'Mails that were not sent, by state.', 'state');
  unsent.set({ state: 'waiting' }, mails.waiting);
  unsent.set({ state: 'failed' }, mails.failed);
  const oldest = gauge('sopaan_mail_oldest_seconds', 'How long the oldest waiting mail waits.');
  oldest.set(mails.oldestSeconds);
  const open = gauge('sopaan_submissions', 'Submissions without a verdict, by state.', 'state');
  open.set({ state: 'queued' }, submissions.queued);
  open.set({ state: 'judging' }, submissions.judging);
  const longest = gauge('sopaan_submission_oldest_seconds', 'How long the oldest of them waits.');
  longest.set(submissions.oldestSeconds);
  gauge('sopaan_sessions', 'Sessions that are alive.').set(sessions);

  const shown = gauge('sopaan_release_pages', `Pages shown ${RECENTLY}.`, 'environment');
  for (const { environment, count } of pages) shown.set({ environment }, count);
  const failed = gauge(
    'sopaan_release_failures',
    `Failures of units that pages reported ${RECENTLY}.`,
    ...(['environment', 'unit'] as const),
  );
  for (const { environment, unit, count } of failures) failed.set({ environment, unit }, count);
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), PATIENCE_MILLISECONDS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
