import { Counter, Gauge, Registry } from 'prom-client';
import type { Queryable } from '../database/database';
import { RECENT_MINUTES, readSiteCounts, type SiteCounts } from './site-counts';

const TIMEOUT_MS = 2_000;
const RECENTLY = `in the last ${RECENT_MINUTES} minutes`;

/**
 * Metrics from the database, read for each scrape. They are left out if the database is unavailable or slow, which
 * `sopaan_database_up` reports: a scrape must work then, too.
 */
export async function siteMetrics(database: Queryable): Promise<string> {
  const counts = await withTimeout(readSiteCounts(database)).catch(() => undefined);
  const registry = new Registry();
  const up = { name: 'sopaan_database_up', help: 'Whether the database responds.' };
  new Gauge({ ...up, registers: [registry] }).set(counts ? 1 : 0);
  if (counts) setCounts(registry, counts);
  return registry.metrics();
}

function setCounts(registry: Registry, counts: SiteCounts): void {
  const { mails, submissions, sessions, pages, failures, changedFiles } = counts;
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });

  const unsent = gauge('sopaan_mails', 'Unsent mails, by state.', 'state');
  unsent.set({ state: 'waiting' }, mails.waiting);
  unsent.set({ state: 'failed' }, mails.failed);
  unsent.set({ state: 'refused' }, mails.refused);
  const oldestMail = gauge('sopaan_mail_oldest_seconds', 'Age of the oldest waiting mail.');
  oldestMail.set(mails.oldestSeconds);
  const unjudged = gauge('sopaan_submissions', 'Submissions without a verdict, by state.', 'state');
  unjudged.set({ state: 'queued' }, submissions.queued);
  unjudged.set({ state: 'judging' }, submissions.judging);
  const oldestSubmission = gauge(
    'sopaan_submission_oldest_seconds',
    'Age of the oldest submission without a verdict.',
  );
  oldestSubmission.set(submissions.oldestSeconds);
  gauge('sopaan_sessions', 'Active sessions.').set(sessions);

  const pagesGauge = gauge('sopaan_release_pages', `Pages shown ${RECENTLY}.`, 'environment');
  for (const { environment, count } of pages) pagesGauge.set({ environment }, count);
  const failuresGauge = gauge(
    'sopaan_release_failures',
    `Failures of units that pages reported ${RECENTLY}.`,
    ...(['environment', 'unit'] as const),
  );
  for (const { environment, unit, count } of failures)
    failuresGauge.set({ environment, unit }, count);
  const changedFilesCounter = new Counter({
    name: 'sopaan_edge_files_changed_total',
    help: 'Files of installed releases that had changed on the disk of an edge.',
    labelNames: ['environment', 'unit'],
    registers: [registry],
  });
  for (const { environment, unit, count } of changedFiles)
    changedFilesCounter.inc({ environment, unit }, count);
}

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no result within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
