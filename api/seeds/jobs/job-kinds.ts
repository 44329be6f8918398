import type { JOB_TYPES, WORK_MODES } from '@sopaan/schemas/jobs/job-options';
import type { RoleSource } from '../roles/role-source';

/** The job types and the work mode of a posting. */
export interface JobKind {
  types: readonly (typeof JOB_TYPES)[number][];
  mode: (typeof WORK_MODES)[number];
}

const fullTime: readonly JobKind[] = [
  { types: ['Full-time'], mode: 'on-site' },
  { types: ['Full-time'], mode: 'hybrid' },
];
const mixed: readonly JobKind[] = [
  ...fullTime,
  { types: ['Contract'], mode: 'on-site' },
  { types: ['Full-time', 'Remote'], mode: 'remote' },
  { types: ['Part-time'], mode: 'hybrid' },
  { types: ['Remote', 'Contract'], mode: 'remote' },
  { types: ['Work From Home', 'Full-time'], mode: 'remote' },
];
const starters: readonly JobKind[] = [
  { types: ['Fresher', 'Full-time'], mode: 'on-site' },
  { types: ['Internship'], mode: 'hybrid' },
  { types: ['Walk-in', 'Full-time'], mode: 'on-site' },
  { types: ['Work From Home', 'Part-time'], mode: 'remote' },
];

const handsOnMixed: readonly JobKind[] = [
  { types: ['Full-time'], mode: 'on-site' },
  { types: ['Contract'], mode: 'on-site' },
  { types: ['Part-time'], mode: 'on-site' },
];
const handsOnStarters: readonly JobKind[] = [
  { types: ['Fresher', 'Full-time'], mode: 'on-site' },
  { types: ['Walk-in', 'Full-time'], mode: 'on-site' },
  { types: ['Internship'], mode: 'on-site' },
];

const remoteOnly: readonly JobKind[] = [
  { types: ['Work From Home', 'Part-time'], mode: 'remote' },
  { types: ['Remote', 'Contract'], mode: 'remote' },
  { types: ['Fresher', 'Remote', 'Full-time'], mode: 'remote' },
];

/** Senior roles are full-time; internships and walk-ins are for roles without experience. */
export function jobKindOf(role: RoleSource, handsOn: boolean, index: number): JobKind {
  const kinds = role.remote ? remoteOnly : kindsFor(role.experience[0], handsOn);
  return kinds[index % kinds.length] ?? { types: ['Full-time'], mode: 'on-site' };
}

function kindsFor(minYears: number, handsOn: boolean): readonly JobKind[] {
  if (minYears === 0) return handsOn ? handsOnStarters : starters;
  if (minYears >= 6) return fullTime;
  return handsOn ? handsOnMixed : mixed;
}
