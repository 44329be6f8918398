import type { MailContent } from '../mail-content';

/**
 * Puts each text on one line and removes bidirectional control characters, so that a name can neither add paragraphs nor reverse the text
 * after it. Leaves out the rich text, which no visitor has entered.
 */
export function normalizeMailContent(content: MailContent): MailContent {
  const { action, richText, code, links, replyTo, unsubscribe } = content;
  return {
    to: content.to,
    ...(replyTo !== undefined && { replyTo }),
    subject: toSingleLine(content.subject),
    greeting: toSingleLine(content.greeting),
    paragraphs: content.paragraphs.map(toSingleLine),
    ...(richText && { richText }),
    ...(code !== undefined && { code: toSingleLine(code) }),
    ...(links && {
      links: links.map(({ label, url, text }) => ({
        label: toSingleLine(label),
        url,
        text: toSingleLine(text),
      })),
    }),
    ...(action && { action: { label: toSingleLine(action.label), url: action.url } }),
    footnote: toSingleLine(content.footnote),
    ...(unsubscribe && { unsubscribe }),
  };
}

function toSingleLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}
