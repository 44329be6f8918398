/** Recordings of live classes. A recording becomes a lesson at the end of the course of its class. */
import { boolean, object, string } from 'yup';
import { endpoint } from '../api/endpoint';

/**
 * Idempotent. Only for the teacher. `isRecording` in the state of the room tells everybody. CLOSED, with a message, for starting a recording
 * while the class is not live, and of a class that belongs to no course. UNAVAILABLE if the media server does not respond or cannot record.
 */
export const setRecordingEndpoint = endpoint({
  method: 'PUT',
  path: 'live-classes/:id/recording',
  access: 'session',
  request: object({ id: string().max(100).required(), isRecording: boolean().required() }),
  response: object({}).required(),
  summary: 'Starts or stops the recording of a live class.',
});
