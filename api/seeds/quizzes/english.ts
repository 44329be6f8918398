import type { QuizSource } from './quiz-source';

export const english: QuizSource = {
  title: 'English Language Mock Test',
  type: 'mocktest',
  topic: 'English',
  institute: 'Morning Raga Institute of Languages',
  level: 'Beginner',
  exams: ['SSC', 'Banking (IBPS, SBI, RBI)', 'CAT'],
  description: 'Grammar, vocabulary and usage, with the mix of a bank or SSC paper.',
  questions: [
    ['Which word is closest in meaning to "abundant"?', 'plentiful', 'scarce', 'hollow', 'bitter'],
    ['Which word is opposite in meaning to "transparent"?', 'opaque', 'clear', 'fragile', 'smooth'],
    ['Choose the right word: She ___ to school every day.', 'goes', 'go', 'going', 'gone'],
    ['Which spelling is right?', 'accommodate', 'accomodate', 'acommodate', 'acomodate'],
    [
      'What is a person who cannot read or write called?',
      'illiterate',
      'illegible',
      'illegal',
      'eligible',
    ],
    [
      'What does the idiom "a piece of cake" mean?',
      'Something very easy',
      'Something very sweet',
      'A small share of money',
      'A reward for good work',
    ],
    ['What is the plural of "criterion"?', 'criteria', 'criterions', 'criterias', 'criterium'],
    [
      'Which is the passive form of "The chef cooked the meal"?',
      'The meal was cooked by the chef.',
      'The meal is cooked by the chef.',
      'The meal has cooked the chef.',
      'The chef was cooked by the meal.',
    ],
    ['Choose the right word: He is good ___ mathematics.', 'at', 'on', 'of', 'by'],
    ['Choose the right article: She is ___ honest person.', 'an', 'a', 'the', 'no article'],
    ['What is a group of lions called?', 'pride', 'flock', 'shoal', 'swarm'],
    ['What is the past participle of "write"?', 'written', 'wrote', 'writed', 'writing'],
  ],
};
