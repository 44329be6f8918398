import type { User } from './user';

/** The designation of the current job, which is one without an end, of several the one that began last; empty without one. */
export function currentDesignation(workExperience: User['workExperience']): string {
  const [current] = workExperience
    .filter(
      ({ designation, duration }) => designation && /^(present|current)?$/i.test(duration.endDate),
    )
    .toSorted((one, other) => other.duration.startDate.localeCompare(one.duration.startDate));
  return current?.designation ?? '';
}
