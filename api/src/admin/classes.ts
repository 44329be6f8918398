import { InvalidArgumentError } from 'commander';
import type { LiveClass } from '@sopaan/schemas/live-classes/live-class';
import { addClass } from '../modules/live-classes/add-class';
import { findLiveClasses } from '../modules/live-classes/live-classes.repository';
import type { AddCommand, AdminContext } from './command';
import { parseInstant, textUpTo } from './option-values';

/** The most classes that are listed. A site plans fewer at a time. */
const LIST_LIMIT = 1_000;
const TITLE_LIMIT = 200;
const DESCRIPTION_LIMIT = 5_000;
const MAX_MINUTES = 12 * 60;
const MAX_CAPACITY = 100_000;

interface ClassOptions {
  title: string;
  teacher: string;
  starts: Date;
  minutes: number;
  course?: string;
  capacity?: number;
  description: string;
}

export const addClasses: AddCommand = (admin, execute) => {
  const classes = admin.command('classes').description('list and add live classes');
  classes
    .command('list')
    .description('list the classes that have not ended')
    .action(() => execute(list));
  classes
    .command('add')
    .description('add a live class')
    .usage('--title <text> --teacher <email> --starts <time> --minutes <n>')
    .requiredOption('--title <text>', 'its title', textUpTo(TITLE_LIMIT))
    .requiredOption('--teacher <email>', 'the account that leads it')
    .requiredOption('--starts <time>', 'such as 2026-12-01T18:30+05:30', parseInstant)
    .requiredOption('--minutes <n>', 'how long it takes', countUpTo(MAX_MINUTES))
    .option('--course <id>', 'the course whose members may take part; without it, everyone may')
    .option('--capacity <n>', 'the number of places', countUpTo(MAX_CAPACITY))
    .option('--description <text>', 'a text for the page', textUpTo(DESCRIPTION_LIMIT), '')
    .action((options: ClassOptions) => execute((context) => add(options, context)));
};

async function add(options: ClassOptions, { log, withDatabase }: AdminContext): Promise<void> {
  const { title, description, teacher, starts, minutes, course, capacity } = options;
  const id = await withDatabase((database) =>
    addClass(database, {
      title,
      description,
      teacherEmail: teacher,
      startsAt: starts,
      endsAt: new Date(starts.getTime() + minutes * 60_000),
      courseId: course,
      capacity,
    }),
  );
  log(`Added the class ${id}.`);
}

async function list({ log, withDatabase }: AdminContext): Promise<void> {
  const { items } = await withDatabase((database) =>
    findLiveClasses(database, { userId: null, limit: LIST_LIMIT }),
  );
  log(items.length === 1 ? '1 class' : `${items.length} classes`);
  for (const item of items) log(formatClass(item));
}

function formatClass(item: LiveClass): string {
  const { classId, state, startsAt, title, teacherName, registeredCount, capacity } = item;
  const places = capacity === null ? `${registeredCount}` : `${registeredCount} of ${capacity}`;
  return `${classId}  ${state}  ${startsAt}  ${places} registered  ${title}, ${teacherName}`;
}

function countUpTo(limit: number) {
  return (value: string): number => {
    const count = Number(value);
    if (Number.isInteger(count) && count >= 1 && count <= limit) return count;
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${limit}.`);
  };
}
