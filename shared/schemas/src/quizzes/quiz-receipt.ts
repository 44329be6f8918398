/** Receipts of quizzes: what a member answered, when, and with which result, signed by the server. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

const MAX_QUESTIONS = 1000;

/** The part of a receipt that anybody who has its code can read. */
export const quizReceiptSummarySchema = object({
  /** Unguessable; part of the address of the page that verifies it. */
  code: string().max(100).required(),
  /** The name of the member. */
  name: string().max(500).defined(),
  quizId: string().max(100).required(),
  quizName: string().max(500).required(),
  /** ISO times by the server's clock. */
  startedAt: string().max(40).required(),
  submittedAt: string().max(40).required(),
  /** The number of correct answers. */
  score: number().required(),
  total: number().required(),
  /** Whether the quiz is sample data. */
  sample: boolean().required(),
}).required();
export type QuizReceiptSummary = InferType<typeof quizReceiptSummarySchema>;

export const quizReceiptSchema = quizReceiptSummarySchema.concat(
  object({
    /** In the order of the attempt. */
    answers: array(
      object({
        question: string().max(20_000).required(),
        /** Empty without an answer. */
        answer: string().max(20_000).defined(),
        /** When the answer was saved last; null without an answer, and for answers from before these times were stored. */
        savedAt: string().max(40).nullable().defined(),
      }).required(),
    )
      .max(MAX_QUESTIONS)
      .required(),
  }),
);
export type QuizReceipt = InferType<typeof quizReceiptSchema>;

export const signedQuizReceiptSchema = object({
  receipt: quizReceiptSchema.required(),
  /** The signature of the receipt, made with a key that only the server has. */
  signature: string().max(100).required(),
}).required();
export type SignedQuizReceipt = InferType<typeof signedQuizReceiptSchema>;

/** CLOSED before the attempt has ended. */
export const getSignedQuizReceiptEndpoint = endpoint({
  method: 'GET',
  path: 'attempts/:attemptId/receipt',
  access: 'session',
  request: object({ attemptId: string().max(100).required() }),
  response: signedQuizReceiptSchema,
  summary: "Returns the signed receipt of a member's finished attempt.",
});

export const getQuizReceiptEndpoint = endpoint({
  method: 'GET',
  path: 'quiz-receipts/:code',
  access: 'public',
  request: object({ code: string().max(100).required() }),
  response: quizReceiptSummarySchema,
  summary: 'Verifies a receipt of a quiz by its code.',
});

export const verifyQuizReceiptEndpoint = endpoint({
  method: 'POST',
  path: 'quiz-receipts/verify',
  access: 'public',
  request: signedQuizReceiptSchema,
  response: object({ valid: boolean().required() }).required(),
  summary: 'Checks whether a receipt is as the server has signed it.',
});
