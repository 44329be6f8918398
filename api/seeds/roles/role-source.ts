import type { CAREER_STAGES } from '@sopaan/schemas/jobs/job-options';

export interface RoleSource {
  title: string;
  skills: readonly string[];
  stages: readonly (typeof CAREER_STAGES)[number][];
  /** Years. */
  experience: readonly [from: number, to: number];
  /** Lakh rupees a year. */
  salary: readonly [from: number, to: number];
  education: string;
  /** Whether the work is always done from home. */
  remote?: boolean;
}

/** What postings of a role say, by its title. Together with the text of the company it makes the body. */
export interface RoleText {
  /** The title of internships in this role; roles without one have none. */
  intern?: string;
  work: string;
  expects: string;
  /** Completes "The practical part is …". */
  task: string;
  start: string;
  duties: readonly string[];
}

export interface DepartmentSource {
  name: string;
  /** Names of seeded companies. */
  employers: readonly string[];
  /** Whether the work must be done on site. */
  handsOn?: boolean;
  roles: readonly RoleSource[];
}
