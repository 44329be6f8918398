import type { FaqSource } from './faq-source';

export const aboutFaq: readonly FaqSource[] = [
  {
    id: 'what-is-sopaan',
    question: 'What is Sopaan for?',
    answer:
      'For the path from learning to work: courses from institutes, coding challenges and quizzes to practise with, competitions to prove yourself in, and private and government jobs to apply for. The name is a Hindi word for a flight of steps.',
  },
  {
    id: 'need-an-account',
    question: 'Do I need an account?',
    answer:
      'Not for browsing. You need one when we have to save something for you: a profile, the result of a quiz, the code you wrote.',
  },
  {
    id: 'who-teaches',
    question: 'Who teaches the courses and holds the competitions?',
    answer:
      'Institutes, companies and colleges. The page of each course and each competition names who is responsible and how to contact them.',
  },
  {
    id: 'where-numbers-come-from',
    question: 'Where do the numbers come from?',
    answer:
      'From our records at the moment you open the page. Ratings come from users; if there are none yet, the page says so.',
  },
  {
    id: 'on-my-phone',
    question: 'Does it work on my phone?',
    answer:
      'Yes. The pages are made for small screens first and work in the current browsers of phones and computers, in light and dark, with the keyboard and with screen readers.',
  },
  {
    id: 'what-happens-to-my-data',
    question: 'What happens to my data?',
    answer:
      'It stays with us and is used only for the purpose you gave it for. The Privacy & Policy page lists what we keep and why. You can download a copy or delete your account in Settings, or write to us to have something corrected.',
  },
];
