import { readMailCounts } from '../mail/mail-counts';
import { retryMails, findUnsentMails, type UnsentMail } from '../mail/unsent-mails';
import { UsageError, type AdminContext, type Verb } from './verb';

const MOST = 200;

export const mail: Verb = {
  name: 'mail',
  usage: 'mail\nmail retry ID|all',
  summary: 'lists the mails that wait or were given up; tries one of them or all again at once',

  async run([action, id, ...more], context) {
    if (action === undefined) return list(context);
    if (action !== 'retry' || id === undefined || more.length > 0) {
      throw new UsageError('Say which mail to try again, or all.');
    }
    return retry(id, context);
  },
};

async function list({ say, withDatabase }: AdminContext): Promise<void> {
  const { counts, mails } = await withDatabase(async (database) => ({
    counts: await readMailCounts(database),
    mails: await findUnsentMails(database, MOST),
  }));
  say(`${counts.waiting} waiting, ${counts.failed} given up`);
  for (const one of mails) say(lineOf(one));
  const rest = counts.waiting + counts.failed - mails.length;
  if (rest > 0) say(`… and ${rest} more`);
}

function lineOf({ id, kind, createdAt, attempts, nextAt, lastError }: UnsentMail): string {
  const fate = nextAt ? `next try ${nextAt.toISOString()}` : 'given up';
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return [id, kind, `since ${createdAt.toISOString()}`, tries, fate, lastError ?? 'no error']
    .join('  ')
    .trim();
}

async function retry(id: string, { say, withDatabase }: AdminContext): Promise<void> {
  const count = await withDatabase((database) => retryMails(database, id === 'all' ? null : id));
  if (count === 0 && id !== 'all')
    throw new Error(`No mail ${id} was given up or waits for more than a minute.`);
  say(count === 1 ? '1 mail is tried again.' : `${count} mails are tried again.`);
}
