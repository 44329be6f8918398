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

/** Measurements of one set. Failing pages and vitals only count units that differ from the other set. */
export interface Measurement {
  pages: number;
  /** The served pages that are old enough to have been closed by now. */
  closed: number;
  /** Pages of any unit that reported their vitals. */
  reporting: number;
  failing: number;
  vitals: Readonly<Record<Vital, { p75: number | null; samples: number }>>;
}

/** The reasons to stop the canary, as text with the numbers; undefined if there are none. */
export function evaluateCanary(canary: Measurement, base: Measurement): string | undefined {
  const reasons = [
    failureReason(canary, base),
    silenceReason(canary, base),
    ...VITALS.map(vitalReason(canary, base)),
  ];
  const found = reasons.filter((reason) => reason !== undefined);
  return found.length > 0 ? found.join(' ') : undefined;
}

function failureReason(canary: Measurement, base: Measurement): string | undefined {
  const [share, baseline] = [shareOf(canary), shareOf(base)];
  if (pointsBetween(canary, base) <= MAX_POINTS_ABOVE) return undefined;
  const isReliable = pagesOf(canary) >= MIN_PAGES && canary.failing >= MIN_FAILING;
  const isObvious = canary.failing >= OBVIOUS_MIN_FAILING && share >= OBVIOUS_FAILING_SHARE;
  if (!isReliable && !isObvious) return undefined;
  return `${countOf(canary)} failed (${formatPercent(share)}), compared with ${countOf(base)} (${formatPercent(baseline)}) in the current set.`;
}

function silenceReason(canary: Measurement, base: Measurement): string | undefined {
  const baseline = Math.min(base.reporting / Math.max(base.pages, 1), 1);
  if (canary.closed < MIN_CLOSED_PAGES || baseline < MIN_REPORTING_SHARE) return undefined;
  if (base.reporting < MIN_SAMPLES || canary.reporting >= canary.closed * baseline * SILENT_RATIO) {
    return undefined;
  }
  return `${canary.reporting} of ${canary.closed} pages reported vitals, compared with ${base.reporting} of ${base.pages} in the current set: the canary seems not to start.`;
}

function vitalReason(canary: Measurement, base: Measurement): (vital: Vital) => string | undefined {
  return (vital) => {
    const [now, baseline] = [canary.vitals[vital], base.vitals[vital]];
    if (now.p75 === null || baseline.p75 === null) return undefined;
    if (Math.min(now.samples, baseline.samples) < MIN_SAMPLES) return undefined;
    const worse = now.p75 - baseline.p75;
    const { absolute, relative } = TOLERANCES[vital];
    if (worse <= absolute || worse <= baseline.p75 * relative) return undefined;
    const texts = [now.p75, baseline.p75].map((value) => formatVital(vital, value));
    return `${vital.toUpperCase()} was ${texts[0]} (75th percentile of ${now.samples}), compared with ${texts[1]} (of ${baseline.samples}) in the current set.`;
  };
}

/** A failed page was served, even if the edge has not reported it yet. */
function pagesOf({ pages, failing }: Measurement): number {
  return Math.max(pages, failing);
}

function shareOf(measure: Measurement): number {
  return measure.failing === 0 ? 0 : measure.failing / pagesOf(measure);
}

/** Multiplies before dividing, to avoid rounding errors at exactly 2 points. */
function pointsBetween(canary: Measurement, base: Measurement): number {
  const [here, there] = [Math.max(pagesOf(canary), 1), Math.max(pagesOf(base), 1)];
  return (100 * (canary.failing * there - base.failing * here)) / (here * there);
}

function countOf(measure: Measurement): string {
  return `${measure.failing} of ${pagesOf(measure)} pages`;
}
