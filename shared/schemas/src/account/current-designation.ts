import type { User } from './user';

/** The designation of the current job, which is one without an end; empty without one. */
export function currentDesignation(workExperience: User['workExperience']): string {
  const current = workExperience.find(
    ({ designation, duration }) => designation && /^(present|current)?$/i.test(duration.endDate),
  );
  return current?.designation ?? '';
}
