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
  left: number;
  /** Pages of any unit that reported their vitals. */
  told: number;
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
  const [share, usual] = [shareOf(canary), shareOf(base)];
  if (pointsBetween(canary, base) <= MAX_POINTS_ABOVE) return undefined;
  const believed = pagesOf(canary) >= MIN_PAGES && canary.failing >= MIN_FAILING;
  const plain = canary.failing >= OBVIOUS_MIN_FAILING && share >= OBVIOUS_FAILING_SHARE;
  if (!believed && !plain) return undefined;
  return `${countOf(canary)} failed (${formatPercent(share)}), with the present set ${countOf(base)} (${formatPercent(usual)}).`;
}

function silenceReason(canary: Measurement, base: Measurement): string | undefined {
  const usual = Math.min(base.told / Math.max(base.pages, 1), 1);
  if (canary.left < MIN_CLOSED_PAGES || usual < MIN_REPORTING_SHARE) return undefined;
  if (base.told < MIN_SAMPLES || canary.told >= canary.left * usual * SILENT_RATIO) {
    return undefined;
  }
  return `${canary.told} of ${canary.left} pages told their vitals, with the present set ${base.told} of ${base.pages}: it seems not to start.`;
}

function vitalReason(canary: Measurement, base: Measurement): (vital: Vital) => string | undefined {
  return (vital) => {
    const [now, usual] = [canary.vitals[vital], base.vitals[vital]];
    if (now.p75 === null || usual.p75 === null) return undefined;
    if (Math.min(now.samples, usual.samples) < MIN_SAMPLES) return undefined;
    const worse = now.p75 - usual.p75;
    const { by, share } = TOLERANCES[vital];
    if (worse <= by || worse <= usual.p75 * share) return undefined;
    const words = [now.p75, usual.p75].map((value) => formatVital(vital, value));
    return `${vital.toUpperCase()} was ${words[0]} (75th percentile of ${now.samples}), with the present set ${words[1]} (of ${usual.samples}).`;
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
