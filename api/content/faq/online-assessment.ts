import type { FaqSource } from './faq-source';

export const onlineAssessmentFaq: readonly FaqSource[] = [
  {
    id: 'question-kinds',
    question: 'Which kinds of questions are there?',
    answer:
      'Single choice, multiple choice, numbers with a tolerance, ordering, and coding challenges in six languages. Questions and options can contain code, formulas and pictures.',
  },
  {
    id: 'phone-test',
    question: 'Can a test be taken on a phone?',
    answer:
      'Yes, on screens that are at least 360 pixels wide. Code is more comfortable on a computer, but the editor works on a phone, too.',
  },
  {
    id: 'lost-network-test',
    question: 'What happens if the connection is lost?',
    answer:
      'Answers wait on the device and are sent as soon as the connection is back. Each question shows whether its answer is stored, waiting or failed.',
  },
  {
    id: 'judge-languages',
    question: 'How is code judged?',
    answer:
      'It runs in a sandbox against examples and hidden tests, with limits on time and memory that are stated with the challenge.',
  },
  {
    id: 'verify-result',
    question: 'How can somebody else verify a result?',
    answer:
      'With the receipt. It is signed by the server, and a public page states whether it is genuine.',
  },
];
