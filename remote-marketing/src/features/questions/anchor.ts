import type { ListedFaqItem } from '@sopaan/schemas/marketing/faq';

/** The id of the element of a question, and its anchor in addresses. */
export function faqAnchor({ id }: Pick<ListedFaqItem, 'id'>): string {
  return `faq-${id}`;
}
