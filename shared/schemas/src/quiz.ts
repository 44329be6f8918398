/** Quizzes and test series, as lists show them and as they are taken. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';
import { pageFields, pageOf } from './paging';

/** The types of a quiz series. Readers show any other as `other`. */
export const QUIZ_TYPES = ['quiz', 'test_series', 'exam_prep', 'mocktest'] as const;

export const quizListItemSchema = object({
  id: string().required(),
  /** The institute that gives it. */
  parentid: string().required(),
  type: string().required(),
  title: string().required(),
  description: string().defined(),
  questionCount: number().required(),
  durationSeconds: number().required(),
  difficultyLevel: string().defined(),
  examPreparation: array(string().required()).required(),
});
export type QuizListItem = InferType<typeof quizListItemSchema>;

export const quizQuestionSchema = object({
  id: string().required(),
  question: string().required(),
  options: array(string().required()).required(),
});
export type QuizQuestion = InferType<typeof quizQuestionSchema>;

/** How often the caller has taken a quiz, and when the next attempt may start. */
export const quizAttemptsSchema = object({
  /** Attempts that were started, a running one too. */
  used: number().required(),
  /** ISO time; null: now, or never because none is left. */
  nextAt: string().nullable().defined(),
  /** An attempt that is under way can be resumed. */
  running: boolean().required(),
});
export type QuizAttempts = InferType<typeof quizAttemptsSchema>;

/** What holds for each attempt at a quiz. */
export const quizRulesSchema = object({
  /** Questions of one attempt. */
  questionCount: number().required(),
  /** More questions than one attempt has: each draws its own. */
  isDrawn: boolean().required(),
  /** Null: any number. */
  attemptsMax: number().nullable().defined(),
  cooldownSeconds: number().required(),
  /** Seconds after the deadline in which answers still arrive. */
  graceSeconds: number().required(),
  /** `after_attempt` or `after_last_attempt`: when the right answers are shown. */
  keyShown: string().required(),
});
export type QuizRules = InferType<typeof quizRulesSchema>;

/** A quiz as it is taken: never with the right answers. */
export const quizSchema = object({
  quiz_id: string().required(),
  quiz_name: string().required(),
  type: string().required(),
  institute_id: string().required(),
  description: string().defined(),
  durationSeconds: number().required(),
  /** Those of the caller's running attempt, in its order; empty before its start. An open quiz answers them to everyone. */
  quiz_questions: array(quizQuestionSchema).required(),
  rules: quizRulesSchema.required(),
  /** Null for guests. */
  attempts: quizAttemptsSchema.nullable().defined(),
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
  summary: "Gives one quiz with its rules, and the questions of the caller's running attempt.",
});

export const getQuizzesEndpoint = endpoint({
  method: 'GET',
  path: 'quizzes',
  access: 'public',
  request: object({
    type: string().max(40),
    instituteId: string().max(100),
    ...pageFields,
  }),
  response: pageOf(quizListItemSchema).required(),
  summary: 'Lists quizzes and test series, newest first.',
});
