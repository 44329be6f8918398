import { InvalidArgumentError } from 'commander';
import { readFile } from 'node:fs/promises';
import { paths } from '@sopaan/contract/paths';
import type { Festival } from '@sopaan/schemas/festivals/festival';
import { FESTIVAL_ENTRY_STATUSES } from '@sopaan/schemas/marketing/marketing';
import type { EntryStatus } from '../modules/festivals/entry-record';
import { createFestival } from '../modules/festivals/create-festival';
import { findEntries, setEntryStatus } from '../modules/festivals/entries.repository';
import { findAllFestivals, hasFestival } from '../modules/festivals/festivals.repository';
import type { AddCommand, AdminContext } from './command';
import { parseInstant, textUpTo } from './option-values';

const TITLE_LIMIT = 200;
const SUMMARY_LIMIT = 1_000;
/** The maximum of the column's type. */
const MAX_RUPEES = 2_147_483_647;

type Prize = Festival['prizes'][number];

interface FestivalOptions {
  title: string;
  organiser: string;
  registrationOpens?: Date;
  starts: Date;
  ends: Date;
  timezone: string;
  quiz: string[];
  prize: Prize[];
  summary: string;
  rules?: string;
}

export const addFestivals: AddCommand = (admin, execute) => {
  const festivals = admin
    .command('festivals')
    .description('list and add quizzing festivals, and change the status of entries');
  festivals
    .command('list')
    .description('list the festivals, or the entries of one')
    .argument('[id]')
    .action((id: string | undefined) =>
      execute((context) => (id === undefined ? list(context) : listEntries(id, context))),
    );
  festivals
    .command('add')
    .description('add a festival of existing quizzes')
    .usage('--title <text> --organiser <name> --starts <time> --ends <time> --quiz <id>…')
    .requiredOption('--title <text>', 'its title', textUpTo(TITLE_LIMIT))
    .requiredOption('--organiser <name>', 'who holds it', textUpTo(TITLE_LIMIT))
    .requiredOption('--starts <time>', 'such as 2026-12-01T09:00+05:30', parseInstant)
    .requiredOption('--ends <time>', 'such as 2026-12-08T21:00+05:30', parseInstant)
    .requiredOption('--quiz <id>', 'one of its quizzes, in their order', collect)
    .option('--registration-opens <time>', 'now by default', parseInstant)
    .option('--timezone <name>', 'in which its page states the dates', toZone, 'Asia/Kolkata')
    .option('--prize <title:rupees>', 'the prize of the next rank', collectPrize, [])
    .option('--summary <text>', 'one sentence for lists', textUpTo(SUMMARY_LIMIT), '')
    .option('--rules <file>', 'an HTML file')
    .action((options: FestivalOptions) => execute((context) => add(options, context)));
  festivals
    .command('status')
    .description('change the status of an entry, and its prize')
    .usage(`<entry> <${FESTIVAL_ENTRY_STATUSES.join('|')}> [--amount <rupees>]`)
    .argument('<entry>')
    .argument('<status>', 'the status', toStatus)
    .option('--amount <rupees>', 'the prize', toRupees)
    .action((id: string, status: EntryStatus, { amount }: { amount?: number }) =>
      execute((context) => setStatus({ id, status, amount }, context)),
    );
};

async function add(options: FestivalOptions, { log, withDatabase }: AdminContext): Promise<void> {
  const { title, organiser, summary, timezone } = options;
  const rules = options.rules === undefined ? '' : await readFile(options.rules, 'utf8');
  const id = await withDatabase((database) =>
    createFestival(database, {
      ...{ title, organiser, summary, timezone, rules },
      prizes: options.prize,
      registrationOpensAt: options.registrationOpens ?? new Date(),
      startsAt: options.starts,
      endsAt: options.ends,
      quizIds: options.quiz,
    }),
  );
  log(`Added the festival ${id}. Its page is ${paths.festival(title, id)}`);
}

async function list({ log, withDatabase }: AdminContext): Promise<void> {
  const festivals = await withDatabase(findAllFestivals);
  log(festivals.length === 1 ? '1 festival' : `${festivals.length} festivals`);
  for (const { id, startsAt, endsAt, registered, title } of festivals)
    log(`${id}  ${startsAt} to ${endsAt}  ${registered} registered  ${title}`);
}

async function listEntries(festivalId: string, { log, withDatabase }: AdminContext): Promise<void> {
  await withDatabase(async (database) => {
    if (!(await hasFestival(database, festivalId)))
      throw new Error(`There is no festival ${festivalId}.`);
    let page = 0;
    let pageCount: number;
    do {
      page += 1;
      const entries = await findEntries(database, { festivalId, page });
      pageCount = entries.pageCount;
      for (const { id, status, amount, date, name } of entries.items)
        log(`${id}  ${status}  ${amount} rupees  since ${date}  ${name}`);
    } while (page < pageCount);
  });
}

async function setStatus(
  change: { id: string; status: EntryStatus; amount: number | undefined },
  { log, withDatabase }: AdminContext,
): Promise<void> {
  const isSet = await withDatabase((database) => setEntryStatus(database, change));
  if (!isSet) throw new Error(`There is no entry ${change.id}.`);
  log(`The entry is ${change.status}.`);
}

function collect(value: string, before: string[] = []): string[] {
  return [...before, value];
}

function collectPrize(value: string, before: Prize[]): Prize[] {
  const [, title = '', amount = ''] = /^(.+):(\d+)$/.exec(value.trim()) ?? [];
  if (title === '')
    throw new InvalidArgumentError('It must be a title and rupees, such as "First place:10000".');
  return [...before, { title: title.trim(), amount: toRupees(amount) }];
}

function toRupees(value: string): number {
  const amount = Number(value);
  if (/^\d+$/.test(value) && amount <= MAX_RUPEES) return amount;
  throw new InvalidArgumentError('It must be a whole number of rupees.');
}

function toStatus(value: string): EntryStatus {
  const status = FESTIVAL_ENTRY_STATUSES.find((each) => each === value);
  if (!status)
    throw new InvalidArgumentError(`It must be one of ${FESTIVAL_ENTRY_STATUSES.join(', ')}.`);
  return status;
}

function toZone(value: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    throw new InvalidArgumentError('It must be a time zone, such as Asia/Kolkata.');
  }
}
