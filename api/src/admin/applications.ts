import { Argument } from 'commander';
import {
  ORGANISATION_STATUSES,
  type OrganisationStatus,
} from '../modules/applications/application-notice';
import { findSubmittedApplications } from '../modules/applications/applications.repository';
import { recordOrganisationStatus } from '../modules/applications/applications.service';
import type { AddCommand, AdminContext } from './command';

export const addApplications: AddCommand = (admin, execute) => {
  const applications = admin
    .command('applications')
    .description('list applications for jobs and record what the organisation did');
  applications
    .command('list')
    .description('list the applications that were submitted here')
    .action(() => execute(list));
  applications
    .command('mark')
    .description('record what the organisation did; the applicant gets a notice')
    .argument('<id>')
    .addArgument(new Argument('<status>').choices(ORGANISATION_STATUSES))
    .action((id: string, status: OrganisationStatus) =>
      execute((context) => mark(id, status, context)),
    );
};

async function list({ log, withDatabase }: AdminContext): Promise<void> {
  const found = await withDatabase((database) => findSubmittedApplications(database));
  log(found.length === 1 ? '1 application' : `${found.length} applications`);
  for (const { id, status, title, organization, submitted_at: submittedAt } of found) {
    log(`${id}  ${status}  ${title}, ${organization}  since ${submittedAt.toISOString()}`);
  }
}

async function mark(
  id: string,
  status: OrganisationStatus,
  { log, withDatabase }: AdminContext,
): Promise<void> {
  const isFound = await withDatabase((database) => recordOrganisationStatus(database, id, status));
  if (!isFound) throw new Error(`There is no application ${id}.`);
  log(`Recorded: ${status}. The applicant has a notice.`);
}
