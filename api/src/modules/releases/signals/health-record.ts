import type { Health, HealthPoint } from '@sopaan/schemas/releases/health';

export interface PointRow {
  /** Null for the total. */
  at: Date | null;
  pages: number;
  failures: number;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
}

export interface UnitHealthRow {
  unit: string;
  release: string;
  set_id: string;
  failures: number;
  samples: number;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
}

export interface FailureRow {
  at: string;
  set_id: string;
  reference: string;
  unit: string;
  version: string;
  release: string;
  phase: string;
  code: string;
  message: string;
  path: string;
  replaced_by: string;
}

export function toPoint({ pages, failures, ...vitals }: PointRow, at: Date): HealthPoint {
  return { at: at.toISOString(), pages, failures, ...roundVitals(vitals) };
}

/** Rounds milliseconds to one decimal place and CLS to four, as `real` columns are imprecise. */
function roundVitals<Vitals extends Record<'lcp' | 'inp' | 'cls', number | null>>({
  lcp,
  inp,
  cls,
}: Vitals) {
  return { lcp: round(lcp, 10), inp: round(inp, 10), cls: round(cls, 10_000) };
}

function round(value: number | null, factor: number): number | null {
  return value === null ? null : Math.round(value * factor) / factor;
}

export function toUnitHealth({ set_id: set, ...row }: UnitHealthRow): Health['units'][number] {
  return { ...row, set, ...roundVitals(row) };
}

export function toFailure({
  set_id: set,
  unit: remote,
  replaced_by: replacedBy,
  ...row
}: FailureRow): Health['failures'][number] {
  return { ...row, set, remote, replacedBy };
}
