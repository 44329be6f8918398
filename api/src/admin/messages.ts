import { readFile } from 'node:fs/promises';
import { Option } from 'commander';
import {
  MESSAGE_MAILS,
  MESSAGE_STATUSES,
  messageReference,
  type MessageMailRow,
  type MessageRow,
} from '../modules/contact/contact-record';
import {
  countSuspicious,
  findAnswers,
  findMessageByReference,
  findMessageMails,
  findMessages,
  setMessageStatus,
} from '../modules/contact/contact.repository';
import { answerMessage } from '../modules/contact/contact.service';
import type { Queryable } from '../database/database';
import type { AddCommand, AdminContext } from './command';
import { printable } from './printable';

const LIST_LIMIT = 200;
const ANSWER_LIMIT = 10_000;

interface ListOptions {
  status: (typeof MESSAGE_STATUSES)[number];
  suspicious: boolean;
}

interface AnswerOptions {
  text?: string;
  file?: string;
}

export const addMessages: AddCommand = (admin, execute) => {
  const messages = admin
    .command('messages')
    .description('list, show and answer messages of the contact form');
  messages
    .command('list')
    .description('list open messages')
    .addOption(
      new Option('--status <status>', 'list those with another status')
        .choices(MESSAGE_STATUSES)
        .default('open'),
    )
    .option('--suspicious', 'list those that are probably spam', false)
    .action((options: ListOptions) => execute((context) => list(options, context)));
  messages
    .command('show')
    .description('show a message and its answers')
    .argument('<reference>')
    .action((reference: string) => execute((context) => show(reference, context)));
  messages
    .command('answer')
    .description('mail an answer to the sender')
    .usage('<reference> (--text <text> | --file <file>)')
    .argument('<reference>')
    .option('--text <text>', 'the answer')
    .option('--file <file>', 'a text file with the answer')
    .action((reference: string, options: AnswerOptions) =>
      execute((context) => answer(reference, options, context)),
    );
  messages
    .command('close')
    .description('close a message without an answer')
    .argument('<reference>')
    .action((reference: string) => execute((context) => change(reference, 'closed', context)));
  messages
    .command('spam')
    .description('mark a message as spam')
    .argument('<reference>')
    .action((reference: string) => execute((context) => change(reference, 'spam', context)));
};

async function list(
  { status, suspicious: isSuspicious }: ListOptions,
  { log, settings, withDatabase }: AdminContext,
): Promise<void> {
  const { messages, mails, suspiciousCount } = await withDatabase(async (database) => {
    const limit = LIST_LIMIT + 1;
    const found = await findMessages(database, { statuses: [status], isSuspicious, limit });
    return {
      messages: found,
      mails: await findMessageMails(
        database,
        found.map(({ id }) => id),
      ),
      suspiciousCount: await countSuspicious(database),
    };
  });
  const shown = messages.slice(0, LIST_LIMIT);
  log(`${shown.length} ${status} ${shown.length === 1 ? 'message' : 'messages'}`);
  for (const message of shown) {
    log(formatLine(message));
    const undelivered = mails.filter(
      ({ message_id: id, state }) => id === message.id && !['sent', 'skipped'].includes(state),
    );
    for (const mail of undelivered) log(`  ${formatMail(mail)}`);
  }
  if (messages.length > shown.length) log('… and more');
  if (!isSuspicious && suspiciousCount > 0)
    log(
      `${suspiciousCount} more ${suspiciousCount === 1 ? 'is' : 'are'} probably spam: list with --suspicious`,
    );
  if (settings.contactAddress === undefined)
    log('CONTACT_ADDRESS is not set, so nobody is notified of new messages by mail.');
}

function formatLine({ id, subject, email, created_at: sentAt, suspicion }: MessageRow): string {
  const parts = [messageReference(id), sentAt.toISOString(), subject, email, suspicion ?? ''];
  return printable(parts.join('  ').trim());
}

function formatMail({ kind, state, last_error: error }: MessageMailRow): string {
  return printable(`Mail, ${MESSAGE_MAILS[kind]}: ${state}${error === null ? '' : ` (${error})`}`);
}

async function show(reference: string, { log, withDatabase }: AdminContext): Promise<void> {
  const { message, answers, mails } = await withDatabase(async (database) => {
    const found = await requireMessage(database, reference);
    return {
      message: found,
      answers: await findAnswers(database, found.id),
      mails: await findMessageMails(database, [found.id]),
    };
  });
  log(formatLine(message));
  log(`Status: ${message.status}`);
  log(printable(`From ${message.name} ${message.last_name}`));
  for (const mail of mails.filter(({ answer_id: answerId }) => answerId === null))
    log(formatMail(mail));
  log(`\n${printable(message.message)}`);
  for (const { id, text, created_at: sentAt } of answers) {
    log(`\nAnswer of ${sentAt.toISOString()}:\n${printable(text)}`);
    for (const mail of mails.filter(({ answer_id: answerId }) => answerId === id))
      log(formatMail(mail));
  }
}

async function answer(
  reference: string,
  { text, file }: AnswerOptions,
  { log, settings, withDatabase }: AdminContext,
): Promise<void> {
  if ((text === undefined) === (file === undefined))
    throw new Error('Give the answer with either --text or --file.');
  const body = (text ?? (await readFile(file ?? '', 'utf8'))).trim();
  if (body === '') throw new Error('The answer is empty.');
  if (body.length > ANSWER_LIMIT)
    throw new Error(`The answer is longer than ${ANSWER_LIMIT} characters.`);
  await withDatabase(async (database) => {
    const message = await requireMessage(database, reference);
    await answerMessage(database, message, body, settings.contactAddress);
  });
  log('The answer is sent to the sender by mail.');
}

async function change(
  reference: string,
  status: 'closed' | 'spam',
  { log, withDatabase }: AdminContext,
): Promise<void> {
  await withDatabase(async (database) => {
    const { id } = await requireMessage(database, reference);
    await setMessageStatus(database, id, status);
  });
  log(status === 'spam' ? 'Marked as spam.' : 'Closed.');
}

async function requireMessage(database: Queryable, reference: string): Promise<MessageRow> {
  const message = await findMessageByReference(database, reference);
  if (!message) throw new Error(`There is no message ${reference}.`);
  return message;
}
