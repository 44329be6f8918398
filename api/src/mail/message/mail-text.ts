import { PRODUCT_NAME } from '@sopaan/contract/version';
import type { MailContent } from '../mail-content';

export const PREFERENCES_LABEL = 'Choose which emails you receive';

/** Renders a mail as text. Code and address are on separate lines, so that they are easy to find. */
export function mailText(content: MailContent): string {
  const {
    greeting,
    paragraphs,
    richText,
    code,
    links = [],
    action,
    footnote,
    unsubscribe,
  } = content;
  return [
    greeting,
    ...paragraphs,
    ...(richText ? [richText.text] : []),
    ...(code === undefined ? [] : [`    ${code}`]),
    ...links.map(({ label, text, url }) => `${label}\n${text}\n${url}`),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    footnote,
    ...(unsubscribe ? [`${unsubscribeLabel(unsubscribe)}:\n${unsubscribe.pageUrl}`] : []),
    ...(unsubscribe?.preferencesUrl
      ? [`${PREFERENCES_LABEL}:\n${unsubscribe.preferencesUrl}`]
      : []),
    PRODUCT_NAME,
  ]
    .join('\n\n')
    .concat('\n');
}

export function unsubscribeLabel({ topic }: NonNullable<MailContent['unsubscribe']>): string {
  return `Unsubscribe from emails about ${topic}`;
}
