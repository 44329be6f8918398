import { number, object } from 'yup';
import type { Measurement } from './evaluate-canary';

const vitalSchema = object({
  p75: number().nullable().defined(),
  samples: number().required(),
}).required();
const measurementSchema = object({
  pages: number().required(),
  closed: number().required(),
  reporting: number().required(),
  failing: number().required(),
  vitals: object({ lcp: vitalSchema, inp: vitalSchema, cls: vitalSchema }).required(),
});

export interface MeasurementRow {
  measure: unknown;
}

export function toMeasurement(row: MeasurementRow | undefined): Measurement {
  return measurementSchema.validateSync(row?.measure);
}
