import type { ListedFaqItem } from '@sopaan/schemas/marketing/faq';

/** The id of a question's element, which is also its anchor in URLs. */
export function faqAnchor({ id }: Pick<ListedFaqItem, 'id'>): string {
  return `faq-${id}`;
}
