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
}

export interface DepartmentSource {
  name: string;
  /** Names of seeded companies. */
  employers: readonly string[];
  /** Whether the work must be done on site. */
  handsOn?: boolean;
  /** The duties of people in this department. */
  duties: readonly string[];
  roles: readonly RoleSource[];
}
