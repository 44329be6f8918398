import type { RequestOf } from '@sopaan/schemas/endpoint';
import type { signalsEndpoint } from '@sopaan/schemas/release-health';
import type { Database } from '../../../plugins/database';
import { findKnownParts } from './find-known-parts';
import { addBatch, addFailures, addPages, addVitals } from './signals.repository';
import { checkCanary } from './check-canary';

type Signals = RequestOf<typeof signalsEndpoint>;

/**
 * Stores one batch, completely or not at all, and evaluates the canary with it. Implausible signals are dropped: the
 * edge only checks that they come from a page of this site, not what they contain.
 */
export function recordSignals(database: Database, signals: Signals): Promise<{ status: string }> {
  return database.transaction(async (transaction) => {
    if (!(await addBatch(transaction, signals.batch))) return { status: 'known' };
    const { environment } = signals;
    const reports = [...signals.pages, ...signals.failures, ...signals.vitals];
    const known = await findKnownParts(transaction, new Set(reports.map(({ set }) => set)));
    const isPlausible = (report: { page: string; set: string; remote: string; release: string }) =>
      report.page !== '' && known.hasPart(report.set, report.remote, report.release);

    await addPages(
      transaction,
      environment,
      signals.pages.filter(({ set }) => known.hasSet(set)),
    );
    await addFailures(transaction, environment, signals.failures.filter(isPlausible));
    await addVitals(transaction, environment, signals.vitals.filter(isPlausible));
    await checkCanary(transaction, environment);
    return { status: 'taken' };
  });
}
