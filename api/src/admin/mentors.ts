import {
  acceptApplication,
  declineApplication,
} from '../modules/mentor-applications/decide-application';
import type { ApplicationRow } from '../modules/mentor-applications/application-record';
import { findOpenApplications } from '../modules/mentor-applications/mentor-applications.repository';
import { UsageError, type AdminContext, type AdminCommand } from './command';

const REASON_LIMIT = 1_000;

export const mentors: AdminCommand = {
  name: 'mentors',
  usage: 'mentors list\nmentors accept ID\nmentors decline ID --reason TEXT',
  summary: 'list the open mentor applications; accept or decline one',

  async run([action, id, ...more], context) {
    if (action === 'list' && id === undefined) return list(context);
    if (id === undefined)
      throw new UsageError('Expected: mentors list, or mentors accept|decline ID.');
    if (action === 'accept' && more.length === 0) {
      await context.withDatabase(async (database) =>
        assertFound(await acceptApplication(database, id), id),
      );
      return context.log('Accepted. The applicant is a mentor now and is notified by mail.');
    }
    const [flag, reason, ...rest] = more;
    if (action !== 'decline' || flag !== '--reason' || !reason?.trim() || rest.length > 0) {
      throw new UsageError('Decline with --reason "text for the applicant".');
    }
    if (reason.length > REASON_LIMIT) throw new UsageError('The reason is too long.');
    await context.withDatabase(async (database) =>
      assertFound(await declineApplication(database, id, reason.trim()), id),
    );
    context.log('Declined. The reason is sent to the applicant by mail.');
  },
};

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

/** Replaces control characters, which a terminal would interpret. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, ' ');
}

function assertFound(isFound: boolean, id: string): void {
  if (!isFound) throw new Error(`There is no open application ${id}.`);
}
