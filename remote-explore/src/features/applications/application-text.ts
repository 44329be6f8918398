import type { Application } from '@sopaan/schemas/application';

/** Whether the organisation, or the member's list, still counts it. */
export function isActiveApplication(application: Application | null | undefined): boolean {
  return Boolean(application) && application?.status !== 'withdrawn';
}

const steps: Readonly<Record<string, string>> = {
  submitted: 'Application sent',
  viewed: 'Seen by the organisation',
  shortlisted: 'Shortlisted',
  rejected: 'Not chosen this time',
  selected: 'Selected',
  withdrawn: 'Withdrawn by you',
};
const ownSteps: Readonly<Record<string, string>> = {
  submitted: 'Marked by you as applied',
  withdrawn: 'Taken off your list',
};

/** A step of a timeline in words. One that this page does not know yet is shown by its name. */
export function statusText(status: string, via: string): string {
  const known = (via === 'official' ? ownSteps[status] : undefined) ?? steps[status];
  return known ?? status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');
}

/** `12 people have applied`; on the official site only those are known who say so here. */
export function applicantCountText(count: number, isOfficial: boolean): string {
  const people = count === 1 ? '1 person' : `${count.toLocaleString('en-IN')} people`;
  const verb = count === 1 ? 'has' : 'have';
  if (isOfficial) return `${people} here ${verb} marked this as applied`;
  return count === 0 ? 'Nobody has applied yet' : `${people} ${verb} applied`;
}
