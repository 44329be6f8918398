import { paths } from '@sopaan/contract/paths';
import type { NewNotice } from '../notices/notices.repository';
import type { ApplicationStatusRow, JobRow } from './applications.repository';

/** The statuses that an organisation may give an application. */
export const ORGANISATION_STATUSES = ['viewed', 'shortlisted', 'selected', 'rejected'] as const;
export type OrganisationStatus = (typeof ORGANISATION_STATUSES)[number];

const texts: Readonly<Record<OrganisationStatus, string>> = {
  viewed: 'Your application has been viewed',
  shortlisted: 'You are shortlisted',
  selected: 'You are selected',
  rejected: 'You were not selected',
};

/** Confirms that the member's application was sent. */
export function sentNotice(
  { userId, jobId }: { userId: string; jobId: string },
  { title, organization }: JobRow,
): NewNotice {
  return {
    userId,
    kind: 'application-sent',
    title: `Application sent: ${title}`,
    body: organization,
    path: paths.job(title, jobId),
    isConfirmation: true,
  };
}

export function applicationNotice(
  { user_id: userId, job_id: jobId, title, organization }: ApplicationStatusRow,
  status: OrganisationStatus,
): NewNotice {
  return {
    userId,
    kind: 'application',
    title: `${texts[status]}: ${title}`,
    body: organization,
    path: paths.job(title, jobId),
  };
}
