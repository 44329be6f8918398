import type { FaqSource } from './faq-source';

export const technologyPlatformFaq: readonly FaqSource[] = [
  {
    id: 'trial-length',
    question: 'What happens after the 7 days?',
    answer:
      'The trial ends by itself and your course is no longer shown. What your students did is kept, so that you can continue later. Nothing is charged.',
  },
  {
    id: 'file-formats',
    question: 'Which files can I send?',
    answer:
      'Videos as MP4 or WebM, captions as WebVTT, texts as Markdown, and questions as a list. If you have no captions, we tell you what students will miss.',
  },
  {
    id: 'course-for-group',
    question: 'Can a course be for my group only?',
    answer:
      'A course can be open to everybody or only to enrolled students. The server checks each request for a video of such a course.',
  },
  {
    id: 'course-fees',
    question: 'Do you take a share of the fee?',
    answer:
      'Students cannot pay on the site yet, so there is nothing to take. When they can, this page will state the share before you agree to it.',
  },
  {
    id: 'live-class-size',
    question: 'How many people can join a live class?',
    answer:
      'As many as the class has places for; you set the number. Video goes to at least 15 people at once from a single small server, and to more with a larger one. Chat and questions have no such limit.',
  },
];
