import { escapeHtml } from '@sopaan/http/escape-html';
import { Marked } from 'marked';
import { sanitize } from './sanitize';

/** HTML tags in the text are shown as they are written, and each line break is kept. */
const marked = new Marked({
  gfm: true,
  breaks: true,
  renderer: { html: ({ text }) => escapeHtml(text) },
});

/** Converts Markdown that a member has written to sanitised HTML. Throws a field error if it is too long. */
export function userMarkdownToHtml(markdown: string, field: string): string {
  return sanitize(marked.parse(markdown, { async: false }), field);
}
