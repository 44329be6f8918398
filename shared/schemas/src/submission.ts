/** Solutions that were handed in, and what the judge says of them. What judges them never stands in an answer. */
import { boolean, number, object, string, type InferType } from 'yup';
import { languageSchema } from './code-run';
import { CODE_MAX } from './execute-request';
import { endpoint } from './endpoint';
import { pageFields, pageOf } from './paging';

/** `not_judged`: the judge could not run it though it tried again; it may be handed in again. */
export const VERDICTS = [
  'accepted',
  'wrong_answer',
  'time_limit',
  'memory_limit',
  'output_limit',
  'runtime_error',
  'compile_error',
  'not_judged',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The first test that was not passed. Input and outputs are told of examples only, and empty for hidden tests. */
export const failedTestSchema = object({
  /** From 1; the examples come first. */
  number: number().integer().required(),
  isExample: boolean().required(),
  input: string().defined(),
  expected: string().defined(),
  /** Cut after 4,096 characters. */
  actual: string().defined(),
  /** What the program wrote to its error output. Cut after 4,096 characters. */
  stderr: string().defined(),
});
export type FailedTest = InferType<typeof failedTestSchema>;

const summaryFields = {
  id: string().required(),
  challengeId: string().required(),
  language: string().required(),
  /** `queued`, `judging` or `done`. */
  status: string().required(),
  /** One of `VERDICTS`, and null before it is done. */
  verdict: string().nullable().defined(),
  /** How many tests were passed so far, of how many. */
  passedTests: number().integer().required(),
  testCount: number().integer().required(),
  /** Milliseconds of processor time, the most that a test took; null before it is done and where no test ran. */
  timeMs: number().nullable().defined(),
  /** Kibibytes, the most that a test took; null like the time. */
  memoryKb: number().nullable().defined(),
  /** ISO instant. */
  createdAt: string().required(),
};

export const submissionListItemSchema = object(summaryFields);
export type SubmissionListItem = InferType<typeof submissionListItemSchema>;

export const submissionSchema = object({
  ...summaryFields,
  code: string().defined(),
  /** The version that judged it; empty before. */
  languageVersion: string().defined(),
  /** While it is queued: 1 is next. */
  position: number().integer().nullable().defined(),
  failedTest: failedTestSchema.nullable().defined(),
  /** What the compiler said, when it failed. */
  compileOutput: string().defined(),
});
export type Submission = InferType<typeof submissionSchema>;

const challengeId = { id: string().max(100).required() };

export const createSubmissionEndpoint = endpoint({
  method: 'POST',
  path: 'practice/challenges/:id/submissions',
  access: 'session',
  request: object({
    ...challengeId,
    language: languageSchema.required(),
    code: string()
      .max(CODE_MAX)
      .matches(/\S/, 'There is no code to submit.')
      .required('There is no code to submit.'),
    /** Made by the sender for each press: sent twice, it is one submission. */
    requestId: string()
      .matches(/^[\w-]{8,64}$/)
      .required(),
  }),
  response: submissionSchema.required(),
  summary:
    'Hands in a solution. It is judged over all tests; ask for it by its id until it is done.',
});

export const getSubmissionEndpoint = endpoint({
  method: 'GET',
  path: 'practice/submissions/:id',
  access: 'session',
  request: object({ id: string().max(100).required() }),
  response: submissionSchema.required(),
  summary: 'One submission of the member, with its code and verdict.',
});

export const getSubmissionsEndpoint = endpoint({
  method: 'GET',
  path: 'practice/challenges/:id/submissions',
  access: 'session',
  request: object({ ...challengeId, ...pageFields }),
  response: pageOf(submissionListItemSchema).required(),
  summary: "The member's submissions for a challenge, newest first.",
});
