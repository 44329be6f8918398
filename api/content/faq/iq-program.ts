import type { FaqSource } from './faq-source';

export const iqProgramFaq: readonly FaqSource[] = [
  {
    id: 'is-it-an-iq',
    question: 'Is the result an IQ?',
    answer:
      'No. An IQ comes from a test that was standardised on a large, representative group and is administered by a trained person. You get the number of items that you solved and, once 100 people have taken the test, how that compares with them.',
  },
  {
    id: 'reasoning-test-contents',
    question: 'What is in the test?',
    answer:
      'Number series, figure matrices, rotated figures and conclusions from statements. An attempt has 24 of the 60 items, two of each kind at each of three levels, and takes 24 minutes.',
  },
  {
    id: 'reasoning-test-repeat',
    question: 'Can I take it again?',
    answer:
      'Yes, three times in all, with a day in between. The items differ from attempt to attempt. Only the first attempt is compared with other people; the certificate has your best result.',
  },
  {
    id: 'reasoning-test-blind',
    question: 'Can I take it with a screen reader?',
    answer:
      'Yes. Each picture has a text that describes all of it, cell by cell, so every item can be solved without seeing. If you need more time, write to us before you start.',
  },
  {
    id: 'premium-price',
    question: 'What does the Premium plan cost?',
    answer:
      'It cannot be bought yet and has no price. Mentors, live classes and internships are open to everybody today, and the page states what is in development.',
  },
];
