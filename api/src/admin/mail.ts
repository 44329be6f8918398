import { readMailCounts } from '../mail/mail-counts';
import { retryMails, findUnsentMails, type UnsentMail } from '../mail/unsent-mails';
import { UsageError, type AdminContext, type AdminCommand } from './command';

const LIST_LIMIT = 200;

export const mail: AdminCommand = {
  name: 'mail',
  usage: 'mail\nmail retry ID|all',
  summary: 'list waiting and failed mails; retry one of them or all at once',

  async run([action, id, ...more], context) {
    if (action === undefined) return list(context);
    if (action !== 'retry' || id === undefined || more.length > 0) {
      throw new UsageError('Expected: mail, mail retry ID, or mail retry all.');
    }
    return retry(id, context);
  },
};

async function list({ log, withDatabase }: AdminContext): Promise<void> {
  const { counts, mails } = await withDatabase(async (database) => ({
    counts: await readMailCounts(database),
    mails: await findUnsentMails(database, LIST_LIMIT),
  }));
  log(`${counts.waiting} waiting, ${counts.failed} failed`);
  for (const one of mails) log(formatMail(one));
  const rest = counts.waiting + counts.failed - mails.length;
  if (rest > 0) log(`… and ${rest} more`);
}

function formatMail({ id, kind, createdAt, attempts, nextAt, lastError }: UnsentMail): string {
  const state = nextAt ? `next try ${nextAt.toISOString()}` : 'failed';
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return [id, kind, `since ${createdAt.toISOString()}`, tries, state, lastError ?? 'no error']
    .join('  ')
    .trim();
}

async function retry(id: string, { log, withDatabase }: AdminContext): Promise<void> {
  const count = await withDatabase((database) => retryMails(database, id === 'all' ? null : id));
  if (count === 0 && id !== 'all')
    throw new Error(`Mail ${id} has not failed and is not waiting for more than a minute.`);
  log(count === 1 ? '1 mail will be retried.' : `${count} mails will be retried.`);
}
