import { currentDesignation as designationOf } from '@sopaan/schemas/account/current-designation';
import type { User } from '@sopaan/schemas/account/user';

export function fullName({ personalInfo }: Pick<User, 'personalInfo'>): string {
  return `${personalInfo.firstName} ${personalInfo.lastName}`.trim();
}

/** Joins the non-empty parts. */
export function joinParts(parts: ReadonlyArray<string | undefined>, separator = ', '): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator);
}

/** The designation of the current job; empty without one. */
export function currentDesignation({ workExperience }: Pick<User, 'workExperience'>): string {
  return designationOf(workExperience);
}
