import {
  acceptApplication,
  declineApplication,
} from '../modules/mentor-applications/decide-application';
import type { ApplicationRow } from '../modules/mentor-applications/application-record';
import { findOpenApplications } from '../modules/mentor-applications/mentor-applications.repository';
import { UsageError, type AdminContext, type Verb } from './verb';

const REASON_LIMIT = 1_000;

export const mentors: Verb = {
  name: 'mentors',
  usage: 'mentors list\nmentors accept ID\nmentors decline ID --reason TEXT',
  summary: 'shows the open applications of people who want to be mentors, accepts or declines one',

  async run([action, id, ...more], context) {
    if (action === 'list' && id === undefined) return list(context);
    if (id === undefined) throw new UsageError('Say list, or which application to decide.');
    if (action === 'accept' && more.length === 0) {
      await context.withDatabase(async (database) =>
        found(await acceptApplication(database, id), id),
      );
      return context.say('Accepted. The applicant is a mentor now and is told by mail.');
    }
    const [flag, reason, ...rest] = more;
    if (action !== 'decline' || flag !== '--reason' || !reason?.trim() || rest.length > 0) {
      throw new UsageError('Decline with --reason "words that the applicant will read".');
    }
    if (reason.length > REASON_LIMIT) throw new UsageError('The reason is too long.');
    await context.withDatabase(async (database) =>
      found(await declineApplication(database, id, reason.trim()), id),
    );
    context.say('Declined. The applicant is told the reason by mail.');
  },
};

async function list({ say, withDatabase }: AdminContext): Promise<void> {
  const open = await withDatabase(findOpenApplications);
  say(open.length === 1 ? '1 open application' : `${open.length} open applications`);
  for (const row of open) say(`\n${descriptionOf(row)}`);
}

function descriptionOf(row: ApplicationRow): string {
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

/** Nothing that a terminal would obey. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, ' ');
}

function found(isFound: boolean, id: string): void {
  if (!isFound) throw new Error(`There is no open application ${id}.`);
}
