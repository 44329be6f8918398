import { goalText } from '@sopaan/tooling/bench/goal-text';
import type { Visit } from './measure-visit';

export interface Row {
  measure: keyof Visit & string;
  unit: 'ms' | 'KiB' | '';
  monolith: number;
  federated: number;
  /** The median of the pairs' ratios. */
  ratio: number;
  /** The highest acceptable ratio, if there is a target. */
  target?: number;
}

const MEASURES: ReadonlyArray<Pick<Row, 'measure' | 'unit' | 'target'>> = [
  { measure: 'scriptBytes', unit: 'KiB', target: 1.11 },
  { measure: 'scriptRequests', unit: '' },
  { measure: 'allBytes', unit: 'KiB' },
  { measure: 'requests', unit: '' },
  { measure: 'fcp', unit: 'ms' },
  { measure: 'shell', unit: 'ms', target: 1.05 },
  { measure: 'lcp', unit: 'ms', target: 1.05 },
  { measure: 'content', unit: 'ms', target: 1.05 },
  { measure: 'next', unit: 'ms', target: 1 },
];

export interface Pair {
  monolith: Visit;
  federated: Visit;
}

export function compare(pairs: readonly Pair[]): Row[] {
  return MEASURES.map(({ measure, unit, target }) => {
    const scale = unit === 'KiB' ? 1024 : 1;
    return {
      measure,
      unit,
      monolith: median(pairs.map(({ monolith }) => monolith[measure])) / scale,
      federated: median(pairs.map(({ federated }) => federated[measure])) / scale,
      ratio: median(pairs.map(({ monolith, federated }) => federated[measure] / monolith[measure])),
      ...(target !== undefined && { target }),
    };
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function table(title: string, rows: readonly Row[]): string {
  const lines = rows.map(({ measure, unit, monolith, federated, ratio, target }) =>
    [
      `${measure}${unit && ` (${unit})`}`.padEnd(20),
      monolith.toFixed(unit === 'KiB' ? 1 : 0).padStart(10),
      federated.toFixed(unit === 'KiB' ? 1 : 0).padStart(10),
      ratio.toFixed(3).padStart(8),
      target === undefined ? '' : goalText(ratio, { max: target }),
    ].join(' '),
  );
  return [`${title}`, `${' '.repeat(20)}   monolith  federated    ratio`, ...lines].join('\n');
}
