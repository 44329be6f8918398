import { object, string } from 'yup';
import type { Registry } from '../registry/registry';
import type { Style } from '../terminal/style';

const readySchema = object({
  set: string().nullable().default(null),
  environment: string().nullable().default(null),
});

const TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 100;

/** `late`: the site does not serve the set in time. `elsewhere`: the site at this URL shows another environment. */
export type LiveStatus = 'live' | 'late' | 'elsewhere';

/** Waits until the site's edge serves the set. */
export async function waitUntilLive(
  { site, wait }: Registry,
  environment: string,
  set: string,
): Promise<{ shown: LiveStatus; seconds: number }> {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10;
  // `waited` ends the loop where tests replace `wait`, so that no time passes.
  for (
    let waited = 0;
    Math.max(waited, performance.now() - startedAt) < TIMEOUT_MS;
    waited += POLL_INTERVAL_MS
  ) {
    const readiness = await readReadiness(site);
    if (readiness && readiness.environment !== environment) {
      return { shown: 'elsewhere', seconds: seconds() };
    }
    if (readiness?.set === set) return { shown: 'live', seconds: seconds() };
    await wait(POLL_INTERVAL_MS);
  }
  return { shown: 'late', seconds: seconds() };
}

/** A site that is not ready responds in the same format. */
async function readReadiness(site: string) {
  try {
    const response = await fetch(`${site}/readyz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(2_000),
    });
    return await readySchema.validate(await response.json());
  } catch {
    // No response of a site yet: the caller repeats the request until the timeout.
    return undefined;
  }
}

export function liveLines(
  style: Style,
  { shown, seconds }: { shown: LiveStatus; seconds: number },
): string[] {
  if (shown === 'live') return [style('green', `New visitors get it (${seconds.toFixed(1)} s)`)];
  if (shown === 'elsewhere') return [];
  return [
    style(
      'yellow',
      `The registry has it, but the site does not serve it after ${TIMEOUT_MS / 1000} s. See the site's /readyz and log.`,
    ),
  ];
}
