import { readMailCounts } from '../mail/mail-counts';
import { findUnsentMails, mailExists, retryMails, type UnsentMail } from '../mail/unsent-mails';
import type { AddCommand, AdminContext } from './command';

const LIST_LIMIT = 200;

export const addMail: AddCommand = (admin, execute) => {
  const mail = admin
    .command('mail')
    .description('list waiting and failed mails')
    .action(() => execute(list));
  mail
    .command('retry')
    .description('retry one of the listed mails, or all at once')
    .argument('<id|all>')
    .action((id: string) => execute((context) => retry(id, context)));
};

async function list({ log, withDatabase }: AdminContext): Promise<void> {
  const { counts, mails } = await withDatabase(async (database) => ({
    counts: await readMailCounts(database),
    mails: await findUnsentMails(database, LIST_LIMIT),
  }));
  log(`${counts.waiting} waiting, ${counts.failed} failed, ${counts.refused} refused`);
  for (const mail of mails) log(formatMail(mail));
  const unlistedCount = counts.waiting + counts.failed + counts.refused - mails.length;
  if (unlistedCount > 0) log(`… and ${unlistedCount} more`);
}

function formatMail(mail: UnsentMail): string {
  const { id, kind, createdAt, attempts, nextAt, isRefused, lastError } = mail;
  const failure = isRefused ? 'refused' : 'failed';
  const state = nextAt ? `next try ${nextAt.toISOString()}` : failure;
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return [id, kind, `since ${createdAt.toISOString()}`, tries, state, lastError ?? 'no error']
    .join('  ')
    .trim();
}

async function retry(id: string, { log, withDatabase }: AdminContext): Promise<void> {
  const count = await withDatabase(async (database) => {
    if (id === 'all') return retryMails(database, null);
    if (!(await mailExists(database, id))) throw new Error(`There is no mail "${id}".`);
    return retryMails(database, id);
  });
  if (count === 0 && id !== 'all')
    throw new Error(`Mail ${id} has not failed and is not waiting for more than a minute.`);
  log(count === 1 ? '1 mail will be retried.' : `${count} mails will be retried.`);
}
