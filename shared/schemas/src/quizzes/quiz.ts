/** Quizzes and test series. The path `quize_data` and the names with `_` are those of the spec. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { choices } from '../api/choices';
import { endpoint } from '../api/endpoint';
import { searchFields, searchPageOf } from '../api/facet';
import { sortField } from '../api/sort';
import { DIFFICULTY_LEVELS, EXAM_PREPARATIONS } from '../practice/practice-options';

/** The institute in URLs of the site's own quizzes. */
export const SITE_PARENT_ID = 'sopaan';

/** The types of quiz series. Pages show any other type as `other`. */
export const QUIZ_TYPES = ['quiz', 'test_series', 'exam_prep', 'mocktest'] as const;

/** The sort orders of quizzes; the first is the default. */
export const QUIZ_SORTS = ['newest', 'relevance', 'easiest'] as const;

/** What a quiz is for a member: not taken yet, taken with attempts left, or without. */
export const QUIZ_STATUSES = ['new', 'retake', 'finished'] as const;

export const quizListItemSchema = object({
  id: string().required(),
  /** The institute that offers it. */
  parentid: string().required(),
  type: string().required(),
  title: string().required(),
  description: string().defined(),
  /** Empty from an earlier release of the API. */
  topic: string().default(''),
  questionCount: number().required(),
  durationSeconds: number().required(),
  difficultyLevel: string().defined(),
  examPreparation: array(string().required()).required(),
});
export type QuizListItem = InferType<typeof quizListItemSchema>;

/**
 * What an answer consists of. `choice`: one option. `choices`: all options that apply. `number`: a number. `ordering`: all options, in the
 * correct order.
 */
export const QUESTION_KINDS = ['choice', 'choices', 'number', 'ordering'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const quizQuestionSchema = object({
  id: string().required(),
  kind: string().oneOf(QUESTION_KINDS).default('choice'),
  /**
   * The format of the question, its options and its explanation. `text`: plain text. `markup`: text with `code`, code blocks, formulas and
   * pictures.
   */
  format: string().oneOf(['text', 'markup']).default('text'),
  question: string().required(),
  /** Empty for numbers. */
  options: array(string().required()).required(),
  /** The unit of a number; empty if it has none. */
  unit: string().default(''),
});
export type QuizQuestion = InferType<typeof quizQuestionSchema>;

/** The member's attempts at a quiz. */
export const quizAttemptsSchema = object({
  /** Started attempts, including a running one. */
  used: number().required(),
  /** ISO time at which the next attempt may start; null: now, or never if none is left. */
  nextAt: string().nullable().defined(),
  /** Whether an attempt is running and can be resumed. */
  running: boolean().required(),
});
export type QuizAttempts = InferType<typeof quizAttemptsSchema>;

/** The rules of the attempts at a quiz. */
export const quizRulesSchema = object({
  /** The number of questions per attempt. */
  questionCount: number().required(),
  /** Whether each attempt draws its questions from a larger pool. */
  isDrawn: boolean().required(),
  /** Null: unlimited. */
  attemptsMax: number().nullable().defined(),
  cooldownSeconds: number().required(),
  /** Seconds after the deadline in which answers are still accepted. */
  graceSeconds: number().required(),
  /** `after_attempt` or `after_last_attempt`: when the correct answers are revealed. */
  keyShown: string().required(),
});
export type QuizRules = InferType<typeof quizRulesSchema>;

/** A quiz, without the correct answers. */
export const quizSchema = object({
  quiz_id: string().required(),
  quiz_name: string().required(),
  type: string().required(),
  institute_id: string().required(),
  description: string().defined(),
  durationSeconds: number().required(),
  /** The questions of the member's running attempt, in its order; empty without one. An open quiz shows its questions to everyone. */
  quiz_questions: array(quizQuestionSchema).required(),
  rules: quizRulesSchema.required(),
  /** Null for guests. */
  attempts: quizAttemptsSchema.nullable().defined(),
  /** How much longer than `durationSeconds` the member's next attempt takes, in percent of it. */
  extraTimePercent: number().default(0),
  /** Whether results are compared with the results of other people, and get a certificate. */
  isRanked: boolean().default(false),
});
export type Quiz = InferType<typeof quizSchema>;

export const getQuizEndpoint = endpoint({
  method: 'POST',
  path: 'Institution/quize_data',
  access: 'optional',
  request: object({
    type: array(string().max(40).required()).min(1).max(5).required(),
    institute_id: string().max(100).required(),
    quiz_id: string().max(100).required(),
  }),
  response: quizSchema.required(),
  summary: "Returns one quiz with its rules and the questions of the member's running attempt.",
});

export const getQuizzesEndpoint = endpoint({
  method: 'GET',
  path: 'quizzes',
  access: 'optional',
  request: object({
    ...searchFields,
    sort: sortField(QUIZ_SORTS),
    type: string().max(40),
    instituteId: string().max(100),
    topic: array(string().max(60).required()).max(20),
    difficultyLevel: choices(DIFFICULTY_LEVELS),
    examPreparation: choices(EXAM_PREPARATIONS),
    /** For guests every quiz is `new`. */
    status: choices(QUIZ_STATUSES),
  }),
  response: searchPageOf(quizListItemSchema)
    .shape({
      /** 0 from an earlier release of the API. */
      total: number().default(0),
      totalIsCapped: boolean().default(false),
    })
    .required(),
  summary: 'Searches quizzes and test series.',
});
