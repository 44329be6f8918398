import { percent, vitalWords } from './describe-thresholds';
import {
  ENOUGH_FAILING,
  ENOUGH_LEFT,
  ENOUGH_PAGES,
  ENOUGH_SAMPLES,
  PLAIN_FAILING,
  PLAIN_SHARE,
  POINTS_ABOVE,
  SILENT_PART,
  SLACK,
  TELLING_SHARE,
  VITALS,
  type Vital,
} from './thresholds';

/** How one set did. Failing pages and vitals are those of the units that differ from the other set. */
export interface Measure {
  pages: number;
  /** Of the pages, those that will have been left by now. */
  left: number;
  /** Pages of any unit that told their vitals. */
  told: number;
  failing: number;
  vitals: Readonly<Record<Vital, { p75: number | null; samples: number }>>;
}

/** Why the canary has to stop, in words with the numbers; undefined as long as it may go on. */
export function judgeCanary(canary: Measure, base: Measure): string | undefined {
  const reasons = [
    failureReason(canary, base),
    silenceReason(canary, base),
    ...VITALS.map(vitalReason(canary, base)),
  ];
  const found = reasons.filter((reason) => reason !== undefined);
  return found.length > 0 ? found.join(' ') : undefined;
}

function failureReason(canary: Measure, base: Measure): string | undefined {
  const [share, usual] = [shareOf(canary), shareOf(base)];
  if (pointsBetween(canary, base) <= POINTS_ABOVE) return undefined;
  const believed = pagesOf(canary) >= ENOUGH_PAGES && canary.failing >= ENOUGH_FAILING;
  const plain = canary.failing >= PLAIN_FAILING && share >= PLAIN_SHARE;
  if (!believed && !plain) return undefined;
  return `${countOf(canary)} failed (${percent(share)}), with the present set ${countOf(base)} (${percent(usual)}).`;
}

function silenceReason(canary: Measure, base: Measure): string | undefined {
  const usual = Math.min(base.told / Math.max(base.pages, 1), 1);
  if (canary.left < ENOUGH_LEFT || usual < TELLING_SHARE) return undefined;
  if (base.told < ENOUGH_SAMPLES || canary.told >= canary.left * usual * SILENT_PART) {
    return undefined;
  }
  return `${canary.told} of ${canary.left} pages told their vitals, with the present set ${base.told} of ${base.pages}: it seems not to start.`;
}

function vitalReason(canary: Measure, base: Measure): (vital: Vital) => string | undefined {
  return (vital) => {
    const [now, usual] = [canary.vitals[vital], base.vitals[vital]];
    if (now.p75 === null || usual.p75 === null) return undefined;
    if (Math.min(now.samples, usual.samples) < ENOUGH_SAMPLES) return undefined;
    const worse = now.p75 - usual.p75;
    const { by, share } = SLACK[vital];
    if (worse <= by || worse <= usual.p75 * share) return undefined;
    const words = [now.p75, usual.p75].map((value) => vitalWords(vital, value));
    return `${vital.toUpperCase()} was ${words[0]} (75th percentile of ${now.samples}), with the present set ${words[1]} (of ${usual.samples}).`;
  };
}

/** A page that failed was served, also when the edge has not told so yet. */
function pagesOf({ pages, failing }: Measure): number {
  return Math.max(pages, failing);
}

function shareOf(measure: Measure): number {
  return measure.failing === 0 ? 0 : measure.failing / pagesOf(measure);
}

/** Kept to whole numbers as long as can be: exactly 2 points are not more than 2. */
function pointsBetween(canary: Measure, base: Measure): number {
  const [here, there] = [Math.max(pagesOf(canary), 1), Math.max(pagesOf(base), 1)];
  return (100 * (canary.failing * there - base.failing * here)) / (here * there);
}

function countOf(measure: Measure): string {
  return `${measure.failing} of ${pagesOf(measure)} pages`;
}
