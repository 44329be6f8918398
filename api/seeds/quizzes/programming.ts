import type { QuizSource } from './quiz-source';

export const programming: QuizSource = {
  title: 'Programming Basics',
  type: 'quiz',
  topic: 'Programming',
  institute: 'Narmada Institute of Technology',
  level: 'Beginner',
  exams: ['GATE'],
  description:
    'The ideas that Python, Java, JavaScript and every other programming language share.',
  questions: [
    [
      'What does a compiler do?',
      'Translates a program into another form before it runs',
      'Sends a program over the network',
      'Checks the spelling of comments',
      'Makes a backup of the source files',
    ],
    ['How many different values can one bit hold?', '2', '1', '8', '10'],
    ['What is the binary number 1011 in decimal?', '11', '9', '13', '15'],
    [
      'Which loop runs its body at least once, whatever its condition?',
      'do-while',
      'while',
      'for',
      'for-each',
    ],
    [
      'What is a recursive function?',
      'A function that calls itself',
      'A function without parameters',
      'A function that returns nothing',
      'A function that is never called',
    ],
    ['What is the value of 17 % 5 in C, Java and JavaScript?', '2', '3', '3.4', '12'],
    [
      'What is bundling data with the operations that work on it called?',
      'Encapsulation',
      'Recursion',
      'Compilation',
      'Iteration',
    ],
    [
      'What is the index of the first element of an array in C?',
      '0',
      '1',
      '-1',
      'Any number the programmer likes',
    ],
    ['Which of these languages is dynamically typed?', 'Python', 'C', 'Java', 'Go'],
    [
      'Which keyword leaves the innermost loop at once in C, Java and Python?',
      'break',
      'continue',
      'leave',
      'stop',
    ],
    ['What is the hexadecimal number FF in decimal?', '255', '256', '240', '15'],
    ['Which of these is not a primitive type in Java?', 'String', 'int', 'boolean', 'char'],
  ],
};
