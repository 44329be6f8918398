import type { FaqItem } from '@sopaan/schemas/marketing/marketing';
import type { JsonLdDocument } from './json-ld';

export function faqJsonLd(items: readonly FaqItem[]): JsonLdDocument {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
