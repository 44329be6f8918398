import { InvalidArgumentError } from 'commander';
import { findQuizById } from '../modules/quizzes/quizzes.repository';
import { setExtraTime } from '../modules/quizzes/extra-time/extra-time.repository';
import type { AddCommand, AdminContext } from './command';

const MAX_PERCENT = 400;

interface ExtraTimeOptions {
  percent: number;
  quiz?: string;
}

export const addQuizzes: AddCommand = (admin, execute) => {
  admin
    .command('quizzes')
    .description('manage the quizzes')
    .command('extra-time')
    .description('give a member more time for attempts that start afterwards')
    .usage('<email> --percent <number> [--quiz <id>]')
    .argument('<email>')
    .requiredOption('--percent <number>', 'of the time of the quiz; 0 for no extra time', toPercent)
    .option('--quiz <id>', 'for this quiz only, instead of all')
    .action((email: string, options: ExtraTimeOptions) =>
      execute((context) => giveExtraTime(email, options, context)),
    );
};

function toPercent(text: string): number {
  const percent = Number(text);
  if (!/^\d+$/.test(text) || percent > MAX_PERCENT)
    throw new InvalidArgumentError(`State a whole number from 0 to ${MAX_PERCENT}.`);
  return percent;
}

async function giveExtraTime(
  email: string,
  { percent, quiz: quizId }: ExtraTimeOptions,
  { log, withDatabase }: AdminContext,
): Promise<void> {
  await withDatabase(async (database) => {
    if (quizId !== undefined && !(await findQuizById(database, quizId)))
      throw new Error(`There is no quiz ${quizId}.`);
    const isSet = await setExtraTime(database, { email, quizId: quizId ?? null, percent });
    if (!isSet) throw new Error(`There is no account with the address ${email}.`);
  });
  const scope = quizId === undefined ? 'all quizzes' : `the quiz ${quizId}`;
  log(`${email} has ${percent}% extra time for ${scope}, from the next attempt on.`);
}
