import { formatPercent, formatVital } from './describe-thresholds';
import {
  MIN_FAILING,
  MIN_CLOSED_PAGES,
  MIN_PAGES,
  MIN_SAMPLES,
  OBVIOUS_MIN_FAILING,
  OBVIOUS_FAILING_SHARE,
  MAX_POINTS_ABOVE,
  SILENT_RATIO,
  TOLERANCES,
  MIN_REPORTING_SHARE,
  VITALS,
  type Vital,
} from './thresholds';

/** Numbers of pages of a set. Failing ones only count units that differ from the other set. */
export interface PageCounts {
  pages: number;
  /** The served pages that are old enough to have been closed by now. */
  closed: number;
  /** Pages of any unit that reported their vitals. */
  reporting: number;
  failing: number;
}

/** Measurements of one set. Vitals only count units that differ from the other set. */
export interface Measurement extends PageCounts {
  vitals: Readonly<Record<Vital, { p75: number | null; samples: number }>>;
}

/** The reasons to stop the canary, as text with the numbers; undefined if there are none. */
export function evaluateCanary(canary: Measurement, base: Measurement): string | undefined {
  const reasons = [
    failureReason(canary, base, 'in the current set'),
    silenceReason(canary, base, 'in the current set: the canary'),
    ...VITALS.map(vitalReason(canary, base)),
  ];
  const found = reasons.filter((reason) => reason !== undefined);
  return found.length > 0 ? found.join(' ') : undefined;
}

/** The reason with its numbers if too many pages fail, compared with the base; `where` names the base. Without a base, none should fail. */
export function failureReason(
  measured: PageCounts,
  base: PageCounts | undefined,
  where: string,
): string | undefined {
  const [share, baseline] = [failureRate(measured), base ? failureRate(base) : 0];
  if (pointsAbove(measured, base ?? NO_PAGES) <= MAX_POINTS_ABOVE) return undefined;
  const isReliable = servedPages(measured) >= MIN_PAGES && measured.failing >= MIN_FAILING;
  const isObvious = measured.failing >= OBVIOUS_MIN_FAILING && share >= OBVIOUS_FAILING_SHARE;
  if (!isReliable && !isObvious) return undefined;
  const failed = `${describeFailures(measured)} failed (${formatPercent(share)})`;
  if (!base) return `${failed}.`;
  return `${failed}, compared with ${describeFailures(base)} (${formatPercent(baseline)}) ${where}.`;
}

const NO_PAGES: PageCounts = { pages: 0, closed: 0, reporting: 0, failing: 0 };

/** The reason with its numbers if pages seem not to start; `where` names the base and what does not start. */
export function silenceReason(
  measured: PageCounts,
  base: PageCounts,
  where: string,
): string | undefined {
  const baseline = Math.min(base.reporting / Math.max(base.pages, 1), 1);
  const { closed, reporting } = measured;
  if (closed < MIN_CLOSED_PAGES || baseline < MIN_REPORTING_SHARE) return undefined;
  if (base.reporting < MIN_SAMPLES || reporting >= closed * baseline * SILENT_RATIO) {
    return undefined;
  }
  return `${reporting} of ${closed} pages reported vitals, compared with ${base.reporting} of ${base.pages} ${where} seems not to start.`;
}

function vitalReason(canary: Measurement, base: Measurement): (vital: Vital) => string | undefined {
  return (vital) => {
    const [now, baseline] = [canary.vitals[vital], base.vitals[vital]];
    if (now.p75 === null || baseline.p75 === null) return undefined;
    if (Math.min(now.samples, baseline.samples) < MIN_SAMPLES) return undefined;
    const increase = now.p75 - baseline.p75;
    const { absolute, relative } = TOLERANCES[vital];
    if (increase <= absolute || increase <= baseline.p75 * relative) return undefined;
    const texts = [now.p75, baseline.p75].map((value) => formatVital(vital, value));
    return `${vital.toUpperCase()} was ${texts[0]} (75th percentile of ${now.samples}), compared with ${texts[1]} (of ${baseline.samples}) in the current set.`;
  };
}

/** A failed page was served, even if the edge has not reported it yet. */
function servedPages({ pages, failing }: PageCounts): number {
  return Math.max(pages, failing);
}

function failureRate(counts: PageCounts): number {
  return counts.failing === 0 ? 0 : counts.failing / servedPages(counts);
}

/** The failure rate above that of the base, in percentage points. Multiplies before dividing, to avoid rounding errors at exactly 2. */
function pointsAbove(measured: PageCounts, base: PageCounts): number {
  const [pages, basePages] = [Math.max(servedPages(measured), 1), Math.max(servedPages(base), 1)];
  return (100 * (measured.failing * basePages - base.failing * pages)) / (pages * basePages);
}

function describeFailures(counts: PageCounts): string {
  return `${counts.failing} of ${servedPages(counts)} pages`;
}
