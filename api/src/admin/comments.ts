import {
  findCommentsForModeration,
  hideComment,
  restoreComment,
  type CommentForModeration,
} from '../modules/blog/comments/moderation.repository';
import type { AddCommand, AdminContext } from './command';

const LIST_LIMIT = 200;

export const addComments: AddCommand = (admin, execute) => {
  const comments = admin.command('comments').description('the comments on posts of the blog');
  comments
    .command('list')
    .description('list reported and hidden comments, the newest first')
    .option('--all', 'list all comments')
    .action(({ all = false }: { all?: boolean }) => execute((context) => list(all, context)));
  comments
    .command('hide')
    .description('hide a comment from everybody but its author')
    .argument('<id>')
    .action((id: string) => execute((context) => hide(id, context)));
  comments
    .command('restore')
    .description('show a comment again; the reports so far no longer count')
    .argument('<id>')
    .action((id: string) => execute((context) => restore(id, context)));
};

async function list(all: boolean, { log, withDatabase }: AdminContext): Promise<void> {
  const comments = await withDatabase((database) =>
    findCommentsForModeration(database, { all, limit: LIST_LIMIT }),
  );
  log(comments.length === 1 ? '1 comment' : `${comments.length} comments`);
  for (const comment of comments) log(formatComment(comment));
}

function formatComment(comment: CommentForModeration): string {
  const { id, post_id, body, created_at, hidden_at, report_count } = comment;
  const state = hidden_at ? 'hidden' : 'visible';
  const reports = report_count === 1 ? '1 report' : `${report_count} reports`;
  const text = body.replace(/\s+/g, ' ');
  return [id, state, reports, post_id, created_at.toISOString(), text].join('  ');
}

async function hide(id: string, { log, withDatabase }: AdminContext): Promise<void> {
  if (!(await withDatabase((database) => hideComment(database, id)))) throw notFound(id);
  log('Only its author sees the comment now.');
}

async function restore(id: string, { log, withDatabase }: AdminContext): Promise<void> {
  if (!(await withDatabase((database) => restoreComment(database, id)))) throw notFound(id);
  log('Everybody sees the comment again.');
}

const notFound = (id: string) => new Error(`There is no comment "${id}".`);
