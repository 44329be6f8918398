import { moderatedComments } from '../modules/blog/comments/moderated-comments';
import type { ModeratedTable } from '../modules/moderation/moderated-table';
import {
  findTextsForModeration,
  hideText,
  restoreText,
  type TextForModeration,
} from '../modules/moderation/moderation.repository';
import { moderatedQuestions } from '../modules/mentor-questions/moderated-questions';
import { moderatedPosts } from '../modules/practice/discussions/moderated-posts';
import type { AddCommand, AdminContext } from './command';

const LIST_LIMIT = 200;

interface ModeratedTexts {
  /** The name of the command. */
  command: string;
  description: string;
  /** What a text is called, such as `comment`. */
  noun: string;
  table: ModeratedTable;
}

export const addComments = moderationCommand({
  command: 'comments',
  description: 'the comments on posts of the blog',
  noun: 'comment',
  table: moderatedComments,
});

export const addDiscussions = moderationCommand({
  command: 'discussions',
  description: 'the posts and replies in the discussions of challenges',
  noun: 'post',
  table: moderatedPosts,
});

export const addQuestions = moderationCommand({
  command: 'questions',
  description: 'the questions to mentors and their replies',
  noun: 'question',
  table: moderatedQuestions,
});

function moderationCommand(texts: ModeratedTexts): AddCommand {
  const { command, description, noun } = texts;
  return (admin, execute) => {
    const parent = admin.command(command).description(description);
    parent
      .command('list')
      .description(`list reported and hidden ${noun}s, the newest first`)
      .option('--all', `list all ${noun}s`)
      .action(({ all = false }: { all?: boolean }) =>
        execute((context) => list(texts, all, context)),
      );
    parent
      .command('hide')
      .description(`hide a ${noun} from everybody but its author`)
      .argument('<id>')
      .action((id: string) => execute((context) => hide(texts, id, context)));
    parent
      .command('restore')
      .description(`show a ${noun} again; the reports so far no longer count`)
      .argument('<id>')
      .action((id: string) => execute((context) => restore(texts, id, context)));
  };
}

async function list(
  { noun, table }: ModeratedTexts,
  all: boolean,
  { log, withDatabase }: AdminContext,
): Promise<void> {
  const texts = await withDatabase((database) =>
    findTextsForModeration(database, table, { all, limit: LIST_LIMIT }),
  );
  log(texts.length === 1 ? `1 ${noun}` : `${texts.length} ${noun}s`);
  for (const text of texts) log(formatText(text));
}

function formatText(text: TextForModeration): string {
  const { id, subject_id, body, created_at, hidden_at, report_count } = text;
  const state = hidden_at ? 'hidden' : 'visible';
  const reports = report_count === 1 ? '1 report' : `${report_count} reports`;
  const line = body.replace(/\s+/g, ' ');
  return [id, state, reports, subject_id, created_at.toISOString(), line].join('  ');
}

async function hide(
  { noun, table }: ModeratedTexts,
  id: string,
  { log, withDatabase }: AdminContext,
): Promise<void> {
  if (!(await withDatabase((database) => hideText(database, table, id)))) throw notFound(noun, id);
  log(`Only its author sees the ${noun} now.`);
}

async function restore(
  { noun, table }: ModeratedTexts,
  id: string,
  { log, withDatabase }: AdminContext,
): Promise<void> {
  if (!(await withDatabase((database) => restoreText(database, table, id))))
    throw notFound(noun, id);
  log(`Everybody sees the ${noun} again.`);
}

const notFound = (noun: string, id: string) => new Error(`There is no ${noun} "${id}".`);
