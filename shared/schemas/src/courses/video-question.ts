/** Questions at which a video stops. Answering is optional; the first answer of a member counts. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

export const videoAnswerSchema = object({
  /** The index of the chosen option. */
  option: number().integer().min(0).required(),
  /** The index of the correct option. */
  correctOption: number().integer().min(0).required(),
  /** Plain text; may be empty. */
  explanation: string().defined(),
}).required();
export type VideoAnswer = InferType<typeof videoAnswerSchema>;

export const videoQuestionSchema = object({
  /** Unique in its lesson. */
  questionId: string().required(),
  /** When the video stops, in seconds from its start. */
  atSeconds: number().min(0).required(),
  /** Plain text, as are the options. */
  text: string().required(),
  options: array(string().required()).required(),
  /** Null until the member has answered, and for guests: the correct option is not sent before. */
  answer: videoAnswerSchema.nullable().defined().default(null),
});
export type VideoQuestion = InferType<typeof videoQuestionSchema>;

/** FORBIDDEN as for the lesson. The answer of an enrolled member is stored; a later one does not replace it. */
export const answerVideoQuestionEndpoint = endpoint({
  method: 'PUT',
  path: 'courses/:id/lessons/:videoId/questions/:questionId/answer',
  access: 'optional',
  request: object({
    id: string().max(100).required(),
    videoId: string().max(100).required(),
    questionId: string().max(100).required(),
    option: number().integer().min(0).required(),
  }),
  response: videoAnswerSchema,
  summary: 'Answers a question of a video, and gives the correct option.',
});

/** The most questions of a video. */
export const MAX_VIDEO_QUESTIONS = 50;

/** A file of questions for `npm run admin -- videos questions`. */
export const videoQuestionFileSchema = array(
  object({
    atSeconds: number().min(0).required(),
    text: string().trim().max(500).required(),
    options: array(string().trim().max(200).required()).min(2).max(6).required(),
    /** The index of the correct option. */
    correctOption: number()
      .integer()
      .min(0)
      .required()
      .test('option', 'correctOption must be the index of an option', (index, { parent }) =>
        Array.isArray(parent.options) ? index < parent.options.length : false,
      ),
    explanation: string().trim().max(1_000).default(''),
  }),
)
  .max(MAX_VIDEO_QUESTIONS)
  .required();
export type NewVideoQuestion = InferType<typeof videoQuestionFileSchema>[number];
