import { PRODUCT_NAME } from '@sopaan/contract/version';
import type { MailContent } from '../mail-content';

/** Renders a mail as text. Code and address are on separate lines, so that they are easy to find. */
export function mailText({ greeting, paragraphs, code, action, footnote }: MailContent): string {
  return [
    greeting,
    ...paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    footnote,
    PRODUCT_NAME,
  ]
    .join('\n\n')
    .concat('\n');
}
