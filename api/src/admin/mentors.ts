import {
  acceptApplication,
  declineApplication,
} from '../modules/mentor-applications/mentor-applications.service';
import type { ApplicationRow } from '../modules/mentor-applications/application-record';
import { findOpenApplications } from '../modules/mentor-applications/mentor-applications.repository';
import type { AddCommand, AdminContext } from './command';
import { parseReason } from './parse-reason';
import { printable } from './printable';

export const addMentors: AddCommand = (admin, execute) => {
  const mentors = admin
    .command('mentors')
    .description('list, accept and decline applications of mentors');
  mentors
    .command('list')
    .description('list the open applications')
    .action(() => execute(list));
  mentors
    .command('accept')
    .description('make the applicant a mentor')
    .argument('<id>')
    .action((id: string) => execute((context) => accept(id, context)));
  mentors
    .command('decline')
    .description('decline the application')
    .usage('<id> --reason <text>')
    .argument('<id>')
    .requiredOption('--reason <text>', 'a text for the applicant', parseReason)
    .action((id: string, { reason }: { reason: string }) =>
      execute((context) => decline(id, reason, context)),
    );
};

async function accept(id: string, { log, withDatabase }: AdminContext): Promise<void> {
  assertFound(await withDatabase((database) => acceptApplication(database, id)), id);
  log('Accepted. The applicant is a mentor now and is notified by mail.');
}

async function decline(
  id: string,
  reason: string,
  { log, withDatabase }: AdminContext,
): Promise<void> {
  assertFound(await withDatabase((database) => declineApplication(database, id, reason)), id);
  log('Declined. The reason is sent to the applicant by mail.');
}

async function list({ log, withDatabase }: AdminContext): Promise<void> {
  const open = await withDatabase(findOpenApplications);
  log(open.length === 1 ? '1 open application' : `${open.length} open applications`);
  for (const row of open) log(`\n${formatApplication(row)}`);
}

function formatApplication(row: ApplicationRow): string {
  const links = [row.profile_link, row.linkedin, row.facebook, row.youtube, row.instagram];
  return [
    `${row.id}  since ${row.created_at.toISOString()}`,
    `${row.first_name} ${row.last_name}, ${[row.job_role, row.organization].filter(Boolean).join(' at ')}`,
    `${row.industry}, ${row.experience_years} years, ${row.languages.join(', ')}`,
    row.short_heading,
    row.about,
    ...links.filter(Boolean),
  ]
    .map(printable)
    .join('\n');
}

function assertFound(isFound: boolean, id: string): void {
  if (!isFound) throw new Error(`There is no open application ${id}.`);
}
