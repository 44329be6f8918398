/** Challenges and quizzes in one list. */
import { array, number, object, string, type InferType } from 'yup';
import { choices } from '../api/choices';
import { endpoint } from '../api/endpoint';
import { searchFields, searchPageOf } from '../api/facet';
import { sortField } from '../api/sort';
import {
  DIFFICULTY_LEVELS,
  EXAM_PREPARATIONS,
  PRACTICE_KINDS,
  PRACTICE_MODES,
  PRACTICE_SORTS,
  PRACTICE_TYPES,
  PROGRAMMING_LANGUAGES,
  PROJECT_TYPES,
  TEST_FORMATS,
} from './practice-options';

export const practiceItemSchema = object({
  /** `challenge` or `quiz`. */
  kind: string().required(),
  id: string().required(),
  /** The institute that offers a quiz; empty for challenges. */
  parentId: string().defined(),
  /** The type of the challenge or quiz, part of the path of its page. */
  type: string().required(),
  title: string().required(),
  /** One sentence of plain text. */
  summary: string().defined(),
  /** Empty from an earlier release of the API. */
  topics: array(string().required()).default([]),
  /** 1 to 100 for challenges of the 100 days. */
  day: number().nullable().default(null),
  practiceType: string().defined(),
  programmingLanguages: array(string().required()).required(),
  examPreparation: array(string().required()).required(),
  difficultyLevel: string().defined(),
  projectType: string().defined(),
  testFormat: string().defined(),
  practiceMode: string().defined(),
  /** Null for quizzes. */
  points: number().nullable().defined(),
  /** Null for challenges. */
  durationSeconds: number().nullable().defined(),
  /** Null for challenges. */
  questionCount: number().nullable().defined(),
});
export type PracticeItem = InferType<typeof practiceItemSchema>;

export const searchPracticeEndpoint = endpoint({
  method: 'GET',
  path: 'practice/items',
  access: 'public',
  request: object({
    ...searchFields,
    sort: sortField(PRACTICE_SORTS),
    itemKind: choices(PRACTICE_KINDS),
    practiceType: choices(PRACTICE_TYPES),
    programmingLanguages: choices(PROGRAMMING_LANGUAGES),
    examPreparation: choices(EXAM_PREPARATIONS),
    difficultyLevel: choices(DIFFICULTY_LEVELS),
    projectType: choices(PROJECT_TYPES),
    testFormat: choices(TEST_FORMATS),
    practiceMode: choices(PRACTICE_MODES),
  }),
  response: searchPageOf(practiceItemSchema).required(),
  summary: 'Searches challenges and quizzes, in learning order.',
});
