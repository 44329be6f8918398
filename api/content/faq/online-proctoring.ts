import type { FaqSource } from './faq-source';

export const onlineProctoringFaq: readonly FaqSource[] = [
  {
    id: 'camera-now',
    question: 'Do you record with a camera today?',
    answer: 'No. No quiz on this site uses the camera, the microphone or the screen of a person.',
  },
  {
    id: 'cheat-clock',
    question: 'What if somebody changes the clock of the device?',
    answer:
      'Nothing. The server stores the start and the deadline, and the device only displays them.',
  },
  {
    id: 'network-cheat',
    question: 'What if somebody cuts the connection to gain time?',
    answer:
      'The deadline does not move. Answers that were given in time and arrive within a stated grace period count, later ones do not.',
  },
  {
    id: 'ai-decides',
    question: 'Will a program decide who cheated?',
    answer:
      'No. Flags will be hints for a reviewer, who sees what caused them, and the candidate will be able to respond.',
  },
  {
    id: 'extra-time-who',
    question: 'Who grants extra time?',
    answer:
      'The organiser of the test. It is granted to one person, and the server enforces it like the deadline.',
  },
];
