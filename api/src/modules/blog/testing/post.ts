import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';
import { renderPost } from '../markdown/render-post';

type Row = Readonly<Record<string, unknown>>;

/** Stores a published post; `row` overrides the defaults. */
export async function addPost(
  database: Queryable,
  { body = 'One sentence.', ...row }: { id: string; body?: string } & Row,
): Promise<void> {
  const { sections, wordCount } = renderPost(body);
  await insertRow(database, 'posts', {
    title: 'How judging works',
    summary: 'What happens after Submit.',
    category: 'Practice',
    author: 'The Sopaan team',
    body,
    sections: JSON.stringify(sections),
    word_count: wordCount,
    is_published: true,
    published_at: '2030-05-01T10:00:00Z',
    updated_at: '2030-05-01T10:00:00Z',
    ...row,
  });
}

/** Stores a comment and returns its id. */
export async function addStoredComment(
  database: Queryable,
  row: { post_id: string; user_id: string; body: string } & Row,
): Promise<string> {
  const id = randomUUID();
  await insertRow(database, 'post_comments', { id, ...row });
  return id;
}

/** The part of an export with one comment and one report. */
export const exportedComments = (text: string, time: unknown) => ({
  postComments: [
    { post: 'How judging works', text, hidden: false, writtenAt: time, changedAt: time },
  ],
  postCommentReports: [{ post: 'How judging works', reportedAt: time }],
});
