import type {
  GOVT_CAREER_STAGES,
  GOVT_EXAMS,
  GOVT_JOB_TYPES,
  GOVT_QUALIFICATIONS,
  GOVT_SECTORS,
  GOVT_WORK_MODES,
} from '@sopaan/schemas/jobs/govt-job-options';

/** Bodies have generic names, so that no real office appears to be hiring. */
export interface PostSource {
  title: string;
  body: string;
  sector: (typeof GOVT_SECTORS)[number];
  type: (typeof GOVT_JOB_TYPES)[number];
  mode: (typeof GOVT_WORK_MODES)[number];
  stage: (typeof GOVT_CAREER_STAGES)[number];
  qualifications: readonly (typeof GOVT_QUALIFICATIONS)[number][];
  exams: readonly (typeof GOVT_EXAMS)[number][];
  /** Rupees a month. */
  pay: readonly [from: number, to: number];
  work: string;
}
