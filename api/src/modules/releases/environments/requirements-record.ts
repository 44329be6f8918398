import { releaseSchema } from '@sopaan/contract/release';
import type { InferType } from 'yup';

const requirementsSchema = releaseSchema.pick(['unit', 'release', 'contract', 'adapts', 'shared']);

/** The fields that decide whether a remote runs on a host, which are much smaller than the whole manifest. */
export type Requirements = InferType<typeof requirementsSchema>;

export interface RequirementsRow {
  requirements: unknown;
}

/** The column of `RequirementsRow`, selected from `releases r`. */
export const REQUIREMENTS_COLUMN = `json_build_object(
  'unit', r.unit, 'release', r.release, 'contract', r.contract,
  'adapts', coalesce(r.manifest -> 'adapts', '[]'), 'shared', r.manifest -> 'shared') as requirements`;

export function toRequirements(row: RequirementsRow): Requirements {
  return requirementsSchema.validateSync(row.requirements);
}
