/** What API and media server send each other. Not part of the API for browsers. */
import { array, object, string, type InferType } from 'yup';
import { mediaStateSchema, SDP_MAX } from './media';

export const mediaOfferSchema = object({
  sdp: string().max(SDP_MAX).required(),
}).required();

/** The classes in which the media server receives tracks now. */
export const broadcastsSchema = object({
  rooms: array(mediaStateSchema.shape({ classId: string().required() })).required(),
}).required();
export type Broadcasts = InferType<typeof broadcastsSchema>;
