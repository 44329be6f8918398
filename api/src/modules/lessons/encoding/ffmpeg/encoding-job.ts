import { array, number, object, string, type InferType } from 'yup';

/** The message that the API sends to the process that runs ffmpeg. */
export const encodingJobSchema = object({
  ffmpeg: string().required(),
  args: array(string().defined()).required(),
  /** The folder in which ffmpeg runs. The process removes it if the API has exited. */
  folder: string().required(),
}).required();
export type EncodingJob = InferType<typeof encodingJobSchema>;

/** The messages that the process sends: how many seconds are encoded, and how ffmpeg ended. */
export const encodingMessageSchema = object({
  seconds: number(),
  end: object({
    /** Null if ffmpeg was killed or could not be started. */
    code: number().nullable().defined(),
    /** The last output of ffmpeg about errors, or why it could not be started. */
    errors: string().defined(),
  })
    .notRequired()
    .default(undefined),
}).required();
export type EncodingMessage = InferType<typeof encodingMessageSchema>;
