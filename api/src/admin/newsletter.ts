import { readFile } from 'node:fs/promises';
import { NEWSLETTER_TOPIC_TEXTS } from '@sopaan/schemas/newsletter/topics';
import { mailText } from '../mail/message/mail-text';
import { issueContent } from '../modules/newsletter/issues/issue-mail';
import {
  countAudience,
  findProgress,
  type IssueProgressRow,
} from '../modules/newsletter/issues/issues.repository';
import { parseIssue, type NewIssue } from '../modules/newsletter/issues/parse-issue';
import { sendIssue } from '../modules/newsletter/issues/send-issue';
import type { AddCommand, AdminContext } from './command';

const LIST_LIMIT = 100;
const number = new Intl.NumberFormat('en-IN');

interface SendOptions {
  dryRun?: boolean;
  early?: boolean;
}

export const addNewsletter: AddCommand = (admin, execute) => {
  const newsletter = admin.command('newsletter').description('the newsletter and its issues');
  newsletter
    .command('send')
    .description('send a Markdown file to the subscribers; run it again to continue after a crash')
    .argument('<file.md>', 'with front matter: subject, slug, and topic (weekly or community)')
    .option('--dry-run', 'show the mail and the number of recipients, and send nothing')
    .option('--early', 'send a weekly issue although the last one is less than a week old')
    .action((file: string, options: SendOptions) =>
      execute((context) => send(file, options, context)),
    );
  newsletter
    .command('list')
    .description('list the issues and the state of their mails')
    .action(() => execute(list));
};

async function send(file: string, options: SendOptions, context: AdminContext): Promise<void> {
  const { log, withDatabase } = context;
  const issue = parseIssue(await readFile(file, 'utf8'));
  if (options.dryRun) return showIssue(issue, context);
  await withDatabase(async (database) => {
    const { recipientCount, refusedCount, queuedCount, isResumed } = await sendIssue(
      database,
      issue,
      {
        isEarly: options.early ?? false,
        onProgress: (queued, recipients) =>
          log(`${number.format(queued)} mails queued, of ${recipientsText(recipients)}`),
      },
    );
    if (isResumed && queuedCount === 0) {
      log(`${issue.slug} was sent to ${recipientsText(recipientCount)} before. No mail was added.`);
    } else {
      log(`${issue.slug} is on its way: ${number.format(queuedCount)} mails are in the outbox.`);
    }
    logRefused(refusedCount, log);
  });
}

async function showIssue(
  issue: NewIssue,
  { settings, log, withDatabase }: AdminContext,
): Promise<void> {
  const { topic, slug, subject } = issue;
  const { recipientCount, refusedCount } = await withDatabase((database) =>
    countAudience(database, topic),
  );
  log(`Subject: ${subject}`);
  log(`Page: /newsletter/${slug}`);
  log(`Topic: ${NEWSLETTER_TOPIC_TEXTS[topic].name}, ${recipientsText(recipientCount)}`);
  logRefused(refusedCount, log);
  log('');
  log(mailText({ ...issueContent(issue, settings.linkOrigin), to: '' }).trimEnd());
  log('');
  log('Nothing was sent.');
}

async function list({ log, withDatabase }: AdminContext): Promise<void> {
  const issues = await withDatabase((database) => findProgress(database, LIST_LIMIT));
  log(issues.length === 1 ? '1 issue' : `${issues.length} issues`);
  for (const issue of issues) log(formatIssue(issue));
}

function formatIssue(issue: IssueProgressRow): string {
  const states = [
    [issue.unqueued_count, 'not queued yet'],
    [issue.waiting_count, 'waiting'],
    [issue.failed_count, 'failed'],
    [issue.refused_count, 'refused'],
    [issue.unsubscribed_count, 'unsubscribed before it was sent'],
  ] as const;
  const counts = states.flatMap(([count, state]) =>
    count > 0 ? [`${number.format(count)} ${state}`] : [],
  );
  return [
    issue.started_at.toISOString().slice(0, 10),
    issue.topic,
    issue.id,
    [recipientsText(issue.recipient_count), ...counts].join(', '),
    issue.subject,
  ].join('  ');
}

function logRefused(count: number, log: AdminContext['log']): void {
  if (count === 0) return;
  const subscribers = count === 1 ? '1 subscriber is' : `${number.format(count)} subscribers are`;
  log(`${subscribers} left out, because the mail server refused the address.`);
}

function recipientsText(count: number): string {
  return count === 1 ? '1 recipient' : `${number.format(count)} recipients`;
}
