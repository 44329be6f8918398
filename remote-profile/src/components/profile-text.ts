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

/** `Mar 2022 to present`. */
export function formatPeriod({
  startDate,
  endDate,
}: {
  startDate: string;
  endDate: string;
}): string {
  if (!startDate && !endDate) return '';
  return joinParts([formatMonth(startDate), endDate ? formatMonth(endDate) : 'present'], ' to ');
}

/** Formats a date as month and year; returns free text unchanged. */
function formatMonth(value: string): string {
  const date = new Date(value);
  if (!/^\d{4}-\d{2}/.test(value) || Number.isNaN(date.getTime())) return value;
  return new Intl.DateTimeFormat('en-IN', {
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(date);
}

export function splitCommaList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
