import type { Release } from '@sopaan/contract/release';
import type { Reason } from '@sopaan/schemas/api/error';
import { findHost, releaseName } from '../sets/release-name';

/** A set has a host, and one release of each unit. */
export function completenessReasons(candidate: readonly Release[]): Reason[] {
  const reasons: Reason[] = [];
  if (!findHost(candidate)) {
    reasons.push({
      rule: 'complete',
      about: ['host'],
      message:
        'The set has no host, so it cannot be shown. Promote a release of the host first, or together with these.',
    });
  }
  for (const unit of new Set(candidate.map((release) => release.unit))) {
    const releases = candidate.filter((release) => release.unit === unit);
    if (releases.length === 1) continue;
    reasons.push({
      rule: 'complete',
      about: releases.map(releaseName),
      message: `A set holds one release of ${unit}, not ${releases.length}. Choose one of them.`,
    });
  }
  return reasons;
}
