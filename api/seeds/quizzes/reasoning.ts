import type { QuizSource } from './quiz-source';

export const reasoning: QuizSource = {
  title: 'Logical Reasoning Quiz',
  type: 'quiz',
  topic: 'Reasoning',
  institute: 'Marigold Academy for Public Service',
  level: 'Beginner',
  exams: ['SSC', 'Railway Exams', 'CAT'],
  description: 'Series, codes, directions and relations: a warm-up for any entrance paper.',
  questions: [
    ['Which number comes next: 3, 9, 27, 81, …?', '243', '162', '108', '324'],
    ['Which number comes next: 2, 6, 12, 20, 30, …?', '42', '36', '40', '48'],
    ['Which one is the odd one out?', 'Potato', 'Apple', 'Mango', 'Banana'],
    ['If CAT is written as DBU, how is DOG written?', 'EPH', 'EPG', 'CNF', 'FQI'],
    [
      'Arun says of a girl: "She is the daughter of my mother\'s only son." What is the girl to Arun?',
      'His daughter',
      'His sister',
      'His niece',
      'His mother',
    ],
    [
      'Meera faces north, turns right, turns right again and then turns left. Which way does she face?',
      'East',
      'West',
      'North',
      'South',
    ],
    [
      'If 1 January is a Monday, which day is 31 January of that year?',
      'Wednesday',
      'Monday',
      'Tuesday',
      'Thursday',
    ],
    [
      'What is the smaller angle between the hands of a clock at 4 o’clock?',
      '120°',
      '90°',
      '100°',
      '150°',
    ],
    ['Book is to reader as film is to …', 'viewer', 'camera', 'screen', 'actor'],
    [
      'All roses are flowers. All flowers are plants. What follows?',
      'All roses are plants',
      'All plants are roses',
      'No rose is a plant',
      'No flower is a rose',
    ],
    [
      'In a row of 40 children Meena is 12th from the left. What is her place from the right?',
      '29th',
      '27th',
      '28th',
      '30th',
    ],
    ['Which letter comes next: A, C, F, J, O, …?', 'U', 'S', 'T', 'V'],
  ],
  detailedQuestions: [
    {
      kind: 'number',
      format: 'text',
      question: 'Which number comes next: 2, 6, 12, 20, 30?',
      correct: 42,
      tolerance: 0,
      unit: '',
      explanation: 'The differences are 4, 6, 8 and 10, so the next one is 12.',
    },
    {
      kind: 'ordering',
      format: 'text',
      question:
        'Asha is taller than Ravi. Meera is taller than Asha. Ravi is taller than Zoya. Order them from the tallest to the shortest.',
      correct: ['Meera', 'Asha', 'Ravi', 'Zoya'],
      explanation: 'Meera is above Asha, Asha above Ravi, and Ravi above Zoya.',
    },
    {
      kind: 'choices',
      format: 'text',
      question:
        'All poets are readers. Some readers are singers. Which statements are certainly true?',
      correct: ['Some readers are poets, if there are poets', 'Some singers are readers'],
      wrong: ['Some poets are singers', 'All readers are poets'],
      explanation: 'Nothing is said about poets and singers together.',
    },
  ],
};
