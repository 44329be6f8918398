/** Words that name the kind of what is searched for, by the kind. Items of a kind do not contain them: no job is called "job". */
export const KIND_WORDS: Readonly<Record<string, readonly string[]>> = {
  courses: ['course', 'courses'],
  jobs: ['job', 'jobs', 'vacancy', 'vacancies'],
  mentors: ['mentor', 'mentors'],
  quizzes: ['quiz', 'quizzes'],
};

const JOINING_WORDS = [
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'me',
  'my',
  'near',
  'of',
  'on',
  'the',
  'to',
  'with',
];

/** Words that a search with other words leaves out: "fresher jobs in Delhi" is a search for `fresher` and `delhi`. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...JOINING_WORDS,
  ...Object.values(KIND_WORDS).flat(),
]);
