import type { User } from './user';

/** The designation of the current job: the one without an end date, or of several the one that began last. Empty if there is none. */
export function currentDesignation(workExperience: User['workExperience']): string {
  const [current] = workExperience
    .filter(
      ({ designation, duration }) => designation && /^(present|current)?$/i.test(duration.endDate),
    )
    .toSorted((one, other) => other.duration.startDate.localeCompare(one.duration.startDate));
  return current?.designation ?? '';
}
