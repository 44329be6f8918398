import { PRODUCT_NAME } from '@sopaan/contract/version';
import type { Application } from '@sopaan/schemas/jobs/application';

/** Submitted and not withdrawn. */
export function isActiveApplication(application: Application | null | undefined): boolean {
  return Boolean(application) && application?.status !== 'withdrawn';
}

const statusLabels: Readonly<Record<string, string>> = {
  submitted: 'Application sent',
  viewed: 'Viewed by the organisation',
  shortlisted: 'Shortlisted',
  rejected: 'Not selected',
  selected: 'Selected',
  withdrawn: 'Withdrawn by you',
};
const trackedStatusLabels: Readonly<Record<string, string>> = {
  submitted: 'Marked as applied',
  withdrawn: 'Removed from your list',
};

/** The label of an application's status. A status added to the API later is shown by its own name. */
export function statusText(status: string, via: string): string {
  const label =
    (via === 'official' ? trackedStatusLabels[status] : undefined) ?? statusLabels[status];
  return label ?? status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');
}

/** `12 people have applied`. For a job with an official site, only those who marked it as applied are counted. */
export function applicantCountText(count: number, isOfficial: boolean): string {
  const people = count === 1 ? '1 person' : `${count.toLocaleString('en-IN')} people`;
  const verb = count === 1 ? 'has' : 'have';
  if (isOfficial) return `${people} on ${PRODUCT_NAME} ${verb} marked this as applied`;
  return count === 0 ? 'No applications yet' : `${people} ${verb} applied`;
}
