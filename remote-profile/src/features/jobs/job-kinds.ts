import { paths } from '@sopaan/contract/paths';
import type { ApplicationKind } from '@sopaan/schemas/jobs/application';

interface JobKind {
  /** The title of the panel when the applications could not be loaded, with the spec's text. */
  failedTitle: string;
  listPath: string;
  listLabel: string;
}

export const jobKinds: Readonly<Record<ApplicationKind, JobKind>> = {
  private: {
    failedTitle: 'Get Started with Private jobs',
    listPath: paths.exploreJobs('private-job'),
    listLabel: 'Browse private jobs',
  },
  government: {
    failedTitle: 'Get Started with Government jobs',
    listPath: paths.exploreJobs('govt-job'),
    listLabel: 'Browse government jobs',
  },
};
