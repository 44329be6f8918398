/** The two kinds of challenge that the challenge page opens. */
export const CHALLENGE_TYPES = ['code_conquest', '100_days_code_conquest'] as const;
export type ChallengeType = (typeof CHALLENGE_TYPES)[number];

/** The options of the Practice filters. */
export const PRACTICE_TYPES = [
  'Coding Challenges',
  'Projects',
  'Mock Tests',
  'Competitive Programming',
  'System Design',
] as const;

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

export const DIFFICULTY_LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const;

export const PROJECT_TYPES = [
  'Web Development',
  'Mobile Apps',
  'AI/ML',
  'Blockchain',
  'Cybersecurity',
  'Game Development',
  'IoT',
] as const;

export const TEST_FORMATS = [
  'MCQs',
  'Coding Questions',
  'Case Studies',
  'Full-Length Mock Tests',
] as const;

export const PRACTICE_MODES = ['Self-Paced', 'Live Classes', 'Mentor-Guided'] as const;

/** The languages a challenge can be solved in, by the runner's names. */
export const RUNNABLE_LANGUAGES = [
  'javascript',
  'typescript',
  'python',
  'java',
  'csharp',
  'php',
] as const;
