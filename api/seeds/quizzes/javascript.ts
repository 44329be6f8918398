import type { QuizSource } from './quiz-source';

export const javascript: QuizSource = {
  title: 'JavaScript Essentials',
  type: 'quiz',
  topic: 'JavaScript',
  level: 'Intermediate',
  exams: [],
  description: 'Types, arrays, functions and promises: what JavaScript really does.',
  questions: [
    ['What does typeof null give?', "'object'", "'null'", "'undefined'", "'number'"],
    [
      'Which keyword declares a variable that cannot be assigned again?',
      'const',
      'let',
      'var',
      'static',
    ],
    ['What is [1, 2, 3].map((n) => n * 2)?', '[2, 4, 6]', '[1, 2, 3, 1, 2, 3]', '6', '12'],
    ["What is the value of '2' + 2?", "'22'", '4', "'4'", 'NaN'],
    ['What is the value of NaN === NaN?', 'false', 'true', 'undefined', 'NaN'],
    ['Which method adds an element at the end of an array?', 'push', 'pop', 'shift', 'unshift'],
    [
      'What does JSON.parse(\'{"a": 1}\') return?',
      'An object whose property a is 1',
      'A text of eight characters',
      'An array with one element',
      'undefined',
    ],
    [
      'What does a call return when the function has no return statement?',
      'undefined',
      'null',
      '0',
      'false',
    ],
    ['Which operator compares two values without converting their types?', '===', '==', '=', '=>'],
    [
      'What does calling an async function always give?',
      'A promise',
      'An array',
      'A generator',
      'A callback',
    ],
    [
      'What is the value of [10, 9, 1].sort()?',
      '[1, 10, 9]',
      '[1, 9, 10]',
      '[10, 9, 1]',
      '[9, 1, 10]',
    ],
    ["What is the value of Boolean('')?", 'false', 'true', 'undefined', "''"],
  ],
};
