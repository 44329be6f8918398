/** Quizzes and test series, as lists show them and as they are taken. */
import { array, number, object, string, type InferType } from 'yup';
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

/** A quiz as it is taken: never with the right answers. */
export const quizSchema = object({
  quiz_id: string().required(),
  quiz_name: string().required(),
  type: string().required(),
  institute_id: string().required(),
  description: string().defined(),
  durationSeconds: number().required(),
  quiz_questions: array(quizQuestionSchema).required(),
});
export type Quiz = InferType<typeof quizSchema>;

export const getQuizEndpoint = endpoint({
  method: 'POST',
  path: 'Institution/quize_data',
  access: 'public',
  request: object({
    type: array(string().max(40).required()).min(1).max(5).required(),
    institute_id: string().max(100).required(),
    quiz_id: string().max(100).required(),
  }),
  response: quizSchema.required(),
  summary: 'Gives one quiz with its questions, without the answers.',
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
