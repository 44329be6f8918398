/** Questions that members ask mentors. A question has one answer; for a follow-up, the member asks again. */
import { boolean, mixed, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { pageFields, pageOf } from '../api/paging';

export const QUESTION_TEXT = { min: 20, max: 1_000 };
export const ANSWER_TEXT = { min: 20, max: 3_000 };
export const DECLINE_REASON = { min: 5, max: 300 };

/** The number of questions that a member may ask within 24 hours. */
export const QUESTIONS_PER_DAY = 5;

/** A text of plain text whose length is limited in both directions. */
const boundedText = ({ min, max }: { min: number; max: number }, noun: string) =>
  string()
    .trim()
    .min(min, `${noun} must have at least ${min} characters.`)
    .max(max, `${noun} must not be longer than ${max.toLocaleString('en-IN')} characters.`);

/** The topics about which a mentor can be asked. */
export function questionTopics({ domains }: { domains: readonly string[] }): readonly string[] {
  return domains.length > 0 ? domains : ['General'];
}

export const mentorQuestionSchema = object({
  questionId: string().required(),
  mentorId: string().required(),
  mentorName: string().required(),
  /** Whether the mentor is sample data, so that nobody will answer. */
  isSample: boolean().required(),
  /** First name and initial of the last name of the member who asks. */
  askerName: string().required(),
  /** Whether the caller is the mentor, not the member who asks. */
  isReceived: boolean().required(),
  topic: string().required(),
  /** Plain text. */
  text: string().required(),
  /** `open`, `answered` or `declined`. */
  status: string().required(),
  /** The answer, or the reason for declining, which may be empty. Plain text. */
  reply: string().defined(),
  /** ISO instants. */
  askedAt: string().required(),
  closedAt: string().nullable().defined(),
  /** Whether an admin has hidden the reply from the member who asks. */
  isHidden: boolean().required(),
  /** Whether the mentor has blocked the member; false for the member who asks. */
  isBlocked: boolean().required(),
  /** Whether the caller has reported it. */
  isReported: boolean().required(),
});
export type MentorQuestion = InferType<typeof mentorQuestionSchema>;

const mentorIdField = { id: string().max(100).required() };
const questionIdField = { questionId: string().uuid().required() };

/** The form of a new question. */
export const questionFormSchema = object({
  topic: string().max(60).required('Choose a topic.'),
  text: boundedText(QUESTION_TEXT, 'Your question').required('Write your question first.'),
});
export type QuestionForm = InferType<typeof questionFormSchema>;

export const askMentorEndpoint = endpoint({
  method: 'POST',
  path: 'mentors/:id/questions',
  access: 'session',
  request: questionFormSchema.shape({
    ...mentorIdField,
    /** Chosen by the client, so that a question that is sent twice is stored once. */
    ...questionIdField,
  }),
  response: mentorQuestionSchema.required(),
  summary: 'Asks a mentor a question about one of their topics.',
});

export const getAskingStateEndpoint = endpoint({
  method: 'GET',
  path: 'mentors/:id/asking-state',
  access: 'session',
  request: object(mentorIdField),
  response: object({
    /** Why the member cannot ask this mentor now: `own-profile`, `paused`, `blocked`, `open-question` or `daily-limit`; null if they can. */
    obstacle: string().nullable().defined(),
    /** The member's open question to this mentor. */
    openQuestionId: string().nullable().defined(),
  }).required(),
  summary: 'Whether the member can ask this mentor a question.',
});

export const QUESTION_SIDES = ['asked', 'received'] as const;
/** `asked` by the member, or `received` by the member as a mentor. */
export type QuestionSide = (typeof QUESTION_SIDES)[number];

export const getMentorQuestionsEndpoint = endpoint({
  method: 'GET',
  path: 'mentor-questions',
  access: 'session',
  request: object({
    side: mixed<QuestionSide>().oneOf(QUESTION_SIDES).required(),
    /** Only those that have not been answered. */
    open: boolean(),
    ...pageFields,
  }),
  response: pageOf(mentorQuestionSchema).required(),
  summary: 'The questions that the member has asked or, as a mentor, received; newest first.',
});

export const getMentorQuestionEndpoint = endpoint({
  method: 'GET',
  path: 'mentor-questions/:questionId',
  access: 'session',
  request: object(questionIdField),
  response: mentorQuestionSchema.required(),
  summary: 'One question that the member has asked or received.',
});

/** Idempotent only in its effect: a question that is no longer there is not found. */
export const withdrawMentorQuestionEndpoint = endpoint({
  method: 'DELETE',
  path: 'mentor-questions/:questionId',
  access: 'session',
  request: object(questionIdField),
  response: object({ withdrawn: boolean().required() }).required(),
  summary: "Withdraws the member's open question and deletes its text.",
});

/** The form of an answer. */
export const answerFormSchema = object({
  text: boundedText(ANSWER_TEXT, 'Your answer').required('Write your answer first.'),
});
export type AnswerForm = InferType<typeof answerFormSchema>;

export const answerMentorQuestionEndpoint = endpoint({
  method: 'POST',
  path: 'mentor-questions/:questionId/answer',
  access: 'session',
  request: answerFormSchema.shape(questionIdField),
  response: mentorQuestionSchema.required(),
  summary: 'Answers an open question that the member has received as a mentor.',
});

/** The form of a reason for declining. */
export const declineFormSchema = object({
  reason: boundedText(DECLINE_REASON, 'The reason').required('Say why in a few words.'),
});
export type DeclineForm = InferType<typeof declineFormSchema>;

export const declineMentorQuestionEndpoint = endpoint({
  method: 'POST',
  path: 'mentor-questions/:questionId/decline',
  access: 'session',
  request: declineFormSchema.shape(questionIdField),
  response: mentorQuestionSchema.required(),
  summary: 'Declines an open question that the member has received as a mentor.',
});

export const blockAskerEndpoint = endpoint({
  method: 'PUT',
  path: 'mentor-questions/:questionId/block',
  access: 'session',
  request: object({ ...questionIdField, blocked: boolean().required() }),
  response: mentorQuestionSchema.required(),
  summary:
    'Blocks or unblocks the sender of a question that the member has received. Blocking declines an open question.',
});

export const reportMentorQuestionEndpoint = endpoint({
  method: 'POST',
  path: 'mentor-questions/:questionId/report',
  access: 'session',
  request: object(questionIdField),
  response: object({ reported: boolean().required() }).required(),
  summary: 'Reports a question, or its answer to the member who asked, to the operator.',
});

const questionSettingsSchema = object({
  /** The id of the member's mentor profile; null if the member is not a mentor. */
  mentorId: string().nullable().defined(),
  takesQuestions: boolean().required(),
  /** The number of questions that wait for the member's answer. */
  openCount: number().integer().min(0).required(),
}).required();
export type QuestionSettings = InferType<typeof questionSettingsSchema>;

export const getQuestionSettingsEndpoint = endpoint({
  method: 'GET',
  path: 'mentor-question-settings',
  access: 'session',
  request: object({}),
  response: questionSettingsSchema,
  summary: 'Whether the member is a mentor, and takes questions.',
});

export const setTakesQuestionsEndpoint = endpoint({
  method: 'PUT',
  path: 'mentor-question-settings',
  access: 'session',
  request: object({ takesQuestions: boolean().required() }),
  response: questionSettingsSchema,
  summary: 'Sets whether the member takes questions as a mentor. NOT_FOUND for other members.',
});
