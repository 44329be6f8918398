import type { QuizSource } from './quiz-source';

export const javascript: QuizSource = {
  title: 'JavaScript Essentials',
  type: 'quiz',
  topic: 'JavaScript',
  institute: 'Pearl Bazaar Institute of Computing',
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
  detailedQuestions: [
    {
      kind: 'choice',
      format: 'markup',
      question:
        'What does this program print?\n\n```\nconst list = [3, 1, 2];\nconst copy = list;\ncopy.push(4);\nconsole.log(list.length);\n```',
      correct: '`4`',
      wrong: ['`3`', '`undefined`', 'Nothing: `const` forbids the change'],
      explanation:
        '`copy` and `list` are the same array. `const` only forbids assigning the variable again.',
    },
    {
      kind: 'choices',
      format: 'markup',
      question: 'Which of these values are falsy?',
      correct: ['`0`', "`''`", '`NaN`'],
      wrong: ["`'0'`", '`[]`'],
      explanation:
        "Only `false`, `0`, `-0`, `0n`, `''`, `null`, `undefined` and `NaN` are falsy. Every object is truthy, even an empty array.",
    },
    {
      kind: 'number',
      format: 'markup',
      question:
        'What is the value of `total` after this loop?\n\n```\nlet total = 0;\nfor (let n = 1; n <= 4; n += 1) total += n * n;\n```',
      correct: 30,
      tolerance: 0,
      unit: '',
      explanation: 'The loop adds 1, 4, 9 and 16.',
    },
    {
      kind: 'ordering',
      format: 'markup',
      question:
        "Put the letters in the order in which this program prints them.\n\n```\nsetTimeout(() => console.log('A'));\nPromise.resolve().then(() => console.log('B'));\nconsole.log('C');\nqueueMicrotask(() => console.log('D'));\n```",
      correct: ['C', 'B', 'D', 'A'],
      explanation:
        'The program runs to its end first, then the microtasks in the order in which they were queued, and then the timer.',
    },
  ],
};
