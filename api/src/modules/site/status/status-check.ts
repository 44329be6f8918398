import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { PartState, SitePart, SiteStatus } from '@sopaan/schemas/marketing/site';
import { readMailCounts } from '../../../mail/mail-counts';
import { pingDatabase } from './status.repository';

/** The maximum age of a status, so that many open pages share one check. */
const CACHE_MS = 5_000;
/** A part whose check fails or takes longer counts as down. */
const TIMEOUT_MS = 1_500;
/** If the oldest waiting mail is older than this, mail counts as degraded. Mails are usually sent within seconds. */
const MAIL_DELAY_SECONDS = 15 * 60;

type Check = () => Promise<PartState>;

/** Returns the status of the parts: concurrent and repeated calls share a check for a few seconds. */
export function createStatusCheck(app: FastifyInstance): () => Promise<SiteStatus> {
  const checks = partChecks(app);
  let latest: { status: Promise<SiteStatus>; startedAt: number } | undefined;
  return () => {
    if (!latest || performance.now() - latest.startedAt > CACHE_MS)
      latest = { status: runChecks(checks), startedAt: performance.now() };
    return latest.status;
  };
}

function partChecks(app: FastifyInstance): ReadonlyMap<SitePart, Check> {
  const { database, runner, settings } = app;
  return new Map<SitePart, Check>([
    // A page that gets this response has reached the website.
    ['website', async () => 'up'],
    ['database', () => pingDatabase(database).then(() => 'up')],
    [
      'code',
      async () => {
        const runtimes = await runner.runtimes();
        const available = runtimes.filter((runtime) => runtime.available);
        if (available.length === 0) return 'down';
        return available.length < runtimes.length ? 'degraded' : 'up';
      },
    ],
    ...(settings.media?.server
      ? [
          [
            'live-media',
            async () => ((await app.mediaServer?.isReachable()) ? 'up' : 'down'),
          ] satisfies [SitePart, Check],
        ]
      : []),
    [
      'mail',
      async () => {
        const { oldestSeconds } = await readMailCounts(database);
        return oldestSeconds > MAIL_DELAY_SECONDS ? 'degraded' : 'up';
      },
    ],
  ]);
}

async function runChecks(checks: ReadonlyMap<SitePart, Check>): Promise<SiteStatus> {
  const parts = await Promise.all(
    [...checks].map(async ([part, check]) => ({ part, state: await runCheck(check) })),
  );
  return { parts, checkedAt: new Date().toISOString() };
}

async function runCheck(check: Check): Promise<PartState> {
  const timer = new AbortController();
  const timeout = pause(TIMEOUT_MS, 'down' as const, { signal: timer.signal }).catch(
    () => 'down' as const,
  );
  try {
    return await Promise.race([check(), timeout]);
  } catch {
    return 'down';
  } finally {
    timer.abort();
  }
}
