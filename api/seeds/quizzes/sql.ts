import type { QuizSource } from './quiz-source';

export const sql: QuizSource = {
  title: 'SQL Test Series: Queries and Keys',
  type: 'test_series',
  topic: 'SQL',
  institute: 'Palash School of Data Science',
  level: 'Intermediate',
  exams: ['GATE'],
  description: 'Filtering, joining, grouping and keys, as asked in interviews and in GATE.',
  questions: [
    [
      'Which clause filters rows before they are grouped?',
      'WHERE',
      'HAVING',
      'ORDER BY',
      'GROUP BY',
    ],
    [
      'Which clause filters groups by the value of an aggregate?',
      'HAVING',
      'WHERE',
      'DISTINCT',
      'LIMIT',
    ],
    [
      'Which join keeps every row of the left table even where the right table has no match?',
      'LEFT JOIN',
      'INNER JOIN',
      'RIGHT JOIN',
      'NATURAL JOIN',
    ],
    [
      'Which aggregate counts every row, whether its columns are null or not?',
      'COUNT(*)',
      'COUNT(column)',
      'SUM(column)',
      'MAX(column)',
    ],
    [
      'What does SELECT DISTINCT do?',
      'Removes duplicate rows from the result',
      'Sorts the result',
      'Removes rows that hold a null',
      'Locks the rows it reads',
    ],
    ['What is the value of NULL = NULL?', 'Unknown (null)', 'True', 'False', '0'],
    [
      'Which statement removes a table together with its definition?',
      'DROP TABLE',
      'DELETE',
      'TRUNCATE',
      'UPDATE',
    ],
    [
      'What must hold for the values of a primary key?',
      'They are unique and not null',
      'They are numbers',
      'They are in ascending order',
      'They appear in another table',
    ],
    ['What does the A in ACID stand for?', 'Atomicity', 'Accuracy', 'Availability', 'Access'],
    [
      'In which direction does ORDER BY sort when none is given?',
      'Ascending',
      'Descending',
      'By the order of insertion',
      'At random',
    ],
    ['Which LIKE pattern matches every name that begins with A?', "'A%'", "'%A'", "'_A'", "'A_'"],
    ['Which set operation keeps duplicate rows?', 'UNION ALL', 'UNION', 'INTERSECT', 'EXCEPT'],
  ],
  detailedQuestions: [
    {
      kind: 'choice',
      format: 'markup',
      question:
        'How many rows does this query return?\n\n```\nselect distinct n % 3\nfrom generate_series(1, 10) as numbers (n);\n```',
      correct: '3',
      wrong: ['10', '1', '4'],
      explanation: 'The remainders are 0, 1 and 2, and `distinct` returns each of them once.',
    },
    {
      kind: 'ordering',
      format: 'markup',
      question: 'Put these clauses of a query in the order in which they are evaluated.',
      correct: ['`from`', '`where`', '`group by`', '`having`', '`order by`'],
      explanation:
        'Rows are read and filtered, then grouped, then groups are filtered, and the result is sorted last.',
    },
  ],
};
