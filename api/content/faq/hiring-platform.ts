import type { FaqSource } from './faq-source';

export const hiringPlatformFaq: readonly FaqSource[] = [
  {
    id: 'publish-a-job',
    question: 'How do I publish a job or a competition?',
    answer:
      'Write to us with the form below. Our team sets the page up together with you and shows it to you before it is public. Accounts for organisations, with which you do this yourself, are in development.',
  },
  {
    id: 'cost-of-hiring',
    question: 'What does it cost?',
    answer:
      'There is no price list yet, because organisations cannot book anything by themselves yet. You get a written offer before anything is published, and nothing is charged without it.',
  },
  {
    id: 'who-sees-applications',
    question: 'Who can see what candidates send?',
    answer:
      'The candidate, and the people whom our operators give access for your opening. Documents from the wallet are encrypted, carry a watermark when they are shared, and only those that the candidate attached are sent.',
  },
  {
    id: 'candidates-withdraw',
    question: 'Can candidates withdraw?',
    answer:
      'Yes, until a decision has been made. The timeline of the application says so to both sides.',
  },
  {
    id: 'test-own-questions',
    question: 'Can I use questions of my own?',
    answer:
      'Yes. Send them to us; they are stored like all others, and their answers never reach the browser before the end of an attempt.',
  },
];
