import type { LegalSection } from './legal-section';

/** The section about refunds, which both legal texts have. */
export const refunds: LegalSection = {
  id: 'refunds',
  title: 'Refunds',
  paragraphs: [
    'When a refund is due, we issue it within 21 working days of agreeing to it, to your original payment method.',
    'How long a transfer takes depends on banks and payment services: the funds are visible in your account in 3 to 21 days after we have sent them.',
  ],
};

/** The section about governing law, which both legal texts have. */
export const governingLaw: LegalSection = {
  id: 'law',
  title: 'Governing law',
  paragraphs: [
    'These texts and your use of Sopaan are governed by the law of India.',
    'The courts of New Delhi decide disputes that we cannot settle between us.',
  ],
};
