import type { Application } from '@sopaan/schemas/jobs/application';

/** Submitted and not withdrawn. */
export function isActiveApplication(application: Application | null | undefined): boolean {
  return Boolean(application) && application?.status !== 'withdrawn';
}

/** `With your CV and 2 documents`; empty if nothing was attached. */
export function attachmentText({ sent }: Pick<Application, 'sent'>): string {
  if (!sent) return '';
  const count = sent.documents.length;
  const documents = count === 1 ? '1 document' : `${count} documents`;
  const parts = [sent.hasCv ? 'your CV' : '', count > 0 ? documents : ''].filter(Boolean);
  return parts.length > 0 ? `With ${parts.join(' and ')}` : '';
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
export function applicationStatusText(status: string, via: string): string {
  const label =
    (via === 'official' ? trackedStatusLabels[status] : undefined) ?? statusLabels[status];
  return label ?? status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');
}
