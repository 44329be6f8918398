/** The calls between the API and the media server. Not part of the API for browsers. */
import { array, number, object, string, type InferType } from 'yup';
import { mediaStateSchema, SDP_MAX } from './media';

export const mediaOfferSchema = object({
  sdp: string().max(SDP_MAX).required(),
}).required();

/** The classes in which the media server receives tracks now. */
export const broadcastsSchema = object({
  rooms: array(mediaStateSchema.shape({ classId: string().required() })).required(),
}).required();
export type Broadcasts = InferType<typeof broadcastsSchema>;

/** Starts a recording. The API chooses its id. */
export const startRecordingSchema = object({ id: string().uuid().required() }).required();

export const recordingStateSchema = object({
  id: string().required(),
  /** When its first frame arrived, an ISO instant; null until then. */
  startedAt: string().nullable().defined(),
  bytes: number().integer().min(0).required(),
}).required();
export type RecordingState = InferType<typeof recordingStateSchema>;

/** The recording of a class that is being made now. */
export const currentRecordingSchema = object({
  recording: recordingStateSchema.nullable().defined(),
}).required();
export type CurrentRecording = InferType<typeof currentRecordingSchema>;
