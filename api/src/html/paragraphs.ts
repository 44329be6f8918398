import { escapeHtml } from '@sopaan/http/escape-html';
import { sanitize } from './sanitize';

/** Converts plain text to HTML; an empty line begins a paragraph. */
export function toParagraphs(text: string): string {
  const html = text
    .split(/\n\s*\n/)
    .map((one) => `<p>${escapeHtml(one.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
  return sanitize(html, 'about');
}
