import { PRODUCT_NAME } from '@sopaan/contract/version';
import type { Letter } from '../letter';

/** Renders a letter as text. Code and address are on separate lines, so that they are easy to find. */
export function letterText({ greeting, paragraphs, code, action, footnote }: Letter): string {
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
