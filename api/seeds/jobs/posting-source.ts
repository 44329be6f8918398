import type { CAREER_STAGES } from '@sopaan/schemas/jobs/job-options';
import type { JobKind } from './job-kinds';

/** A posting in several cities, written on its own. */
export interface PostingSource extends JobKind {
  title: string;
  /** The name of a sample company. */
  company: string;
  department: string;
  cities: readonly string[];
  stages: readonly (typeof CAREER_STAGES)[number][];
  /** Years. */
  experience: readonly [from: number, to: number];
  /** Rupees a month for internships, rupees a year for the others. */
  pay: readonly [from: number, to: number];
  education: string;
  skills: readonly string[];
  summary: string;
  work: string;
  terms: string;
  duties: readonly string[];
}
