import { PRODUCT_NAME } from '@sopaan/contract/version';
import type { Letter } from '../letter';

/** Code and address stand on lines of their own, so that they are easy to pick out. */
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
