import type { FaqSource } from './faq-source';

export const hostOpportunityFaq: readonly FaqSource[] = [
  {
    id: 'who-can-host',
    question: 'Who can host?',
    answer:
      'Colleges, companies, clubs and schools. We ask who you are before an event is published, and the page of the event names you.',
  },
  {
    id: 'host-start',
    question: 'How do I start?',
    answer:
      'Write to us with the form below: what the event is, when it is held and for whom. Our team sets the page up with you.',
  },
  {
    id: 'host-places',
    question: 'What happens when all places are taken?',
    answer:
      'Further people join a waiting list. When a place becomes free, the first person on the list gets it, and a notice.',
  },
  {
    id: 'host-fee',
    question: 'Can I ask for an entry fee?',
    answer: 'The page can state one. Payment on the site is in development.',
  },
];
