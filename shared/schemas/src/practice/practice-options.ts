/** The types of challenges. */
export const CHALLENGE_TYPES = ['code_conquest', '100_days_code_conquest'] as const;
export type ChallengeType = (typeof CHALLENGE_TYPES)[number];

/** What the list of challenges and quizzes consists of. */
export const PRACTICE_KINDS = ['challenge', 'quiz'] as const;

/** The types of practice. */
export const PRACTICE_TYPES = [
  'Coding Challenges',
  'Projects',
  'Mock Tests',
  'Competitive Programming',
  'System Design',
] as const;

/** The programming languages of practice. */
export const PROGRAMMING_LANGUAGES = [
  'JavaScript',
  'Python',
  'Java',
  'C++',
  'Go',
  'Swift',
  'Kotlin',
  'Ruby',
  'PHP',
] as const;

/** The programming languages that the editor runs. Filters offer only these; links may name the others. */
export const RUNNABLE_LANGUAGES = ['JavaScript', 'Python', 'Java', 'PHP'] as const;

/** The exams that practice prepares for. */
export const EXAM_PREPARATIONS = [
  'UPSC',
  'SSC',
  'Banking (IBPS, SBI, RBI)',
  'GATE',
  'CAT',
  'JEE',
  'NEET',
  'Railway Exams',
] as const;

/** The difficulty levels of practice. */
export const DIFFICULTY_LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const;

/** The types of practice projects. */
export const PROJECT_TYPES = [
  'Web Development',
  'Mobile Apps',
  'AI/ML',
  'Blockchain',
  'Cybersecurity',
  'Game Development',
  'IoT',
] as const;

/** The formats of practice tests. */
export const TEST_FORMATS = [
  'MCQs',
  'Coding Questions',
  'Case Studies',
  'Full-Length Mock Tests',
] as const;

/** The modes of guidance. */
export const PRACTICE_MODES = ['Self-Paced', 'Live Classes', 'Mentor-Guided'] as const;

/** The sort orders of the list of challenges and quizzes; the first is the default. */
export const PRACTICE_SORTS = ['easiest', 'relevance', 'hardest', 'points'] as const;

/** The sort orders of challenges; the first, in which they build on each other, is the default. */
export const CHALLENGE_SORTS = ['learning', 'relevance', 'points', 'solved'] as const;
