import type { Retirement } from '@sopaan/contract/retirement';

/** For the log: `/old → /new, /older is gone: the reason`. */
export function describeRetirements(retirements: readonly Retirement[], why: string): string {
  const paths = retirements.map(({ pattern, to }) =>
    to === null ? `${pattern} is gone` : `${pattern} → ${to}`,
  );
  return withReason(paths.join(', '), why);
}

export function withReason(what: string, why: string): string {
  return why ? `${what}: ${why}` : what;
}
