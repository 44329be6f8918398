/** Recordings of live classes. A recording becomes a lesson at the end of the course of its class. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

/**
 * Idempotent. Only for the teacher. `isRecording` in the state of the room tells everybody. CLOSED, with a message, for starting a
 * recording while the class is not live, and of a class that belongs to no course. UNAVAILABLE if the media server does not respond or
 * cannot record.
 */
export const setRecordingEndpoint = endpoint({
  method: 'PUT',
  path: 'live-classes/:id/recording',
  access: 'session',
  request: object({ id: string().max(100).required(), isRecording: boolean().required() }),
  response: object({}).required(),
  summary: 'Starts or stops the recording of a live class.',
});

/** The most messages of a recorded chat. */
export const MAX_RECORDED_MESSAGES = 2_000;

export const recordedMessageSchema = object({
  messageId: string().required(),
  /** Seconds from the start of the recording. */
  start: number().min(0).required(),
  name: string().required(),
  isTeacher: boolean().required(),
  /** Plain text. */
  text: string().required(),
});
export type RecordedMessage = InferType<typeof recordedMessageSchema>;

/** NOT_FOUND for lessons without `hasChat`; FORBIDDEN as for the lesson. Removed messages and those of deleted accounts are left out. */
export const getRecordedChatEndpoint = endpoint({
  method: 'GET',
  path: 'courses/:id/lessons/:videoId/chat',
  access: 'optional',
  request: object({ id: string().max(100).required(), videoId: string().max(100).required() }),
  response: object({
    /** Ordered by start: the first ones, if there are more than `MAX_RECORDED_MESSAGES`. */
    messages: array(recordedMessageSchema.required()).required(),
    isComplete: boolean().required(),
  }).required(),
  summary: 'Returns the chat of the live class whose recording is this lesson.',
});
