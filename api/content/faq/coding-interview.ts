import type { FaqSource } from './faq-source';

export const codingInterviewFaq: readonly FaqSource[] = [
  {
    id: 'interview-ready',
    question: 'Can I hold an interview here today?',
    answer:
      'Not yet in a shared room. The editor, the sandbox and the judge exist and are what the practice pages use. Write to us if you want to be among the first to try the room.',
  },
  {
    id: 'panel-size',
    question: 'How many people can interview?',
    answer: 'The panel has up to three experts.',
  },
  {
    id: 'interview-languages',
    question: 'Which languages can a candidate use?',
    answer:
      'JavaScript, TypeScript, Python, Java, C# and PHP. The editor states the exact version that runs.',
  },
  {
    id: 'install-anything',
    question: 'Does a candidate have to install anything?',
    answer: 'No. A current browser is enough, on a computer or a phone.',
  },
  {
    id: 'interview-recording',
    question: 'Is an interview recorded?',
    answer:
      'The code and its runs will be kept. Voice and video will be recorded only if everybody in the room has agreed.',
  },
];
