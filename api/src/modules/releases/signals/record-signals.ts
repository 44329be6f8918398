import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import type { signalsEndpoint } from '@sopaan/schemas/releases/health';
import type { Database } from '../../../database/database';
import { findKnownReleases } from './find-known-releases';
import { addBatch, addChangedFiles, addFailures, addPages, addVitals } from './signals.repository';
import { addViolations } from './violations.repository';
import { checkCanary } from './check-canary';
import { checkReleases } from '../release-health/check-releases';

type Signals = RequestOf<typeof signalsEndpoint>;

/**
 * Stores one batch, completely or not at all, and evaluates the canary and the releases with it. Implausible signals are dropped: the
 * edge only checks that they come from a page of this site, not what they contain.
 */
export function recordSignals(database: Database, signals: Signals): Promise<{ status: string }> {
  return database.transaction(async (transaction) => {
    if (!(await addBatch(transaction, signals.batch))) return { status: 'known' };
    const { environment, changedFiles = [], violations = [] } = signals;
    const reports = [...signals.failures, ...signals.vitals];
    const sets = [...signals.pages, ...reports, ...violations].map(({ set }) => set);
    const knownReleases = await findKnownReleases(transaction, environment, { sets, reports });

    await addPages(
      transaction,
      environment,
      signals.pages.filter(({ set }) => knownReleases.hasSet(set)),
    );
    const failures = signals.failures.filter(
      (report) =>
        report.page !== '' &&
        (knownReleases.hasRelease(report) || knownReleases.hasFallback(report)),
    );
    // A page with a fallback has waited for two releases, so its vitals describe neither of them.
    const vitals = signals.vitals.filter(
      (report) => report.page !== '' && knownReleases.hasRelease(report),
    );
    await addFailures(transaction, environment, failures);
    await addVitals(transaction, environment, vitals);
    await addChangedFiles(transaction, environment, changedFiles);
    await addViolations(
      transaction,
      environment,
      violations.filter(({ set, unit, release }) =>
        release === ''
          ? knownReleases.hasSet(set)
          : knownReleases.hasRelease({ set, remote: unit, release }),
      ),
    );
    await checkCanary(transaction, environment);
    await checkReleases(transaction, environment, { failures, vitals });
    return { status: 'taken' };
  });
}
