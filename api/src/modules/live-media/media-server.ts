import type { Schema } from 'yup';
import { mediaAnswerSchema, type MediaAnswer } from '@sopaan/schemas/live-classes/media';
import {
  broadcastsSchema,
  currentRecordingSchema,
  type Broadcasts,
  type RecordingState,
} from '@sopaan/schemas/live-classes/media-server';
import { ApiError } from '../../http/api-error';

/** Shorter than the timeout of the browser's request. */
const TIMEOUT_MS = 4_000;

/** A session of a member. */
export interface Viewer {
  memberId: string;
  viewerId: string;
}

interface Call {
  method: 'GET' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /** If given, this signal is used instead of the timeout. */
  signal?: AbortSignal;
}

/** The client of the media server. Calls throw UNAVAILABLE if the server does not respond or is full. */
export class MediaServer {
  readonly #url: string;
  readonly #key: string;

  constructor({ url, key }: { url: string; key: string }) {
    this.#url = url;
    this.#key = key;
  }

  async isReachable(): Promise<boolean> {
    const response = await this.#send({ method: 'GET', path: '/healthz' }).catch(() => undefined);
    return response?.ok === true;
  }

  publish(classId: string, sdp: string): Promise<MediaAnswer> {
    const path = `${roomPath(classId)}/publication`;
    return this.#call({ method: 'PUT', path, body: { sdp } }, mediaAnswerSchema);
  }

  watch(classId: string, { memberId, viewerId }: Viewer, sdp: string): Promise<MediaAnswer> {
    const path = `${memberPath(classId, memberId)}/viewers/${encodeURIComponent(viewerId)}`;
    return this.#call({ method: 'PUT', path, body: { sdp } }, mediaAnswerSchema);
  }

  broadcasts(): Promise<Broadcasts> {
    return this.#call({ method: 'GET', path: '/rooms' }, broadcastsSchema);
  }

  /** The recording in progress of the class. */
  async recording(classId: string): Promise<RecordingState | null> {
    const call: Call = { method: 'GET', path: `${roomPath(classId)}/recording` };
    return (await this.#call(call, currentRecordingSchema)).recording;
  }

  async startRecording(classId: string, id: string): Promise<void> {
    const path = `${roomPath(classId)}/recording`;
    await this.#call({ method: 'PUT', path, body: { id } }, currentRecordingSchema);
  }

  /** Resolves once the file can be read. */
  async stopRecording(classId: string): Promise<void> {
    const path = `${roomPath(classId)}/recording`;
    const { ok } = await this.#send({ method: 'DELETE', path });
    if (!ok) throw new ApiError('UNAVAILABLE');
  }

  /** The file of a recording that has ended. */
  async readRecording(id: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const { ok, status, body } = await this.#send({
      method: 'GET',
      path: recordingPath(id),
      signal,
    });
    if (!ok || !body) throw new Error(`The media server has no file of the recording: ${status}.`);
    return body;
  }

  async removeRecording(id: string): Promise<void> {
    const { ok } = await this.#send({ method: 'DELETE', path: recordingPath(id) });
    if (!ok) throw new ApiError('UNAVAILABLE');
  }

  async closeRoom(classId: string): Promise<void> {
    await this.#send({ method: 'DELETE', path: roomPath(classId) });
  }

  async closeMember(classId: string, memberId: string): Promise<void> {
    await this.#send({ method: 'DELETE', path: memberPath(classId, memberId) });
  }

  async #call<Value>(call: Call, schema: Schema<Value>): Promise<Value> {
    const response = await this.#send(call);
    // The only part of a request that comes from a client is the offer.
    if (response.status === 400) {
      throw new ApiError('VALIDATION_FAILED', { fields: { sdp: 'This offer is not valid.' } });
    }
    if (!response.ok) throw new ApiError('UNAVAILABLE');
    try {
      return await schema.validate(await response.json());
    } catch (cause) {
      throw new ApiError('UNAVAILABLE', { cause });
    }
  }

  async #send({ method, path, body, signal }: Call): Promise<Response> {
    try {
      return await fetch(this.#url + path, {
        method,
        headers: {
          authorization: `Bearer ${this.#key}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: signal ?? AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (cause) {
      throw new ApiError('UNAVAILABLE', { cause });
    }
  }
}

const roomPath = (classId: string) => `/rooms/${encodeURIComponent(classId)}`;
const recordingPath = (id: string) => `/recordings/${encodeURIComponent(id)}`;
const memberPath = (classId: string, memberId: string) =>
  `${roomPath(classId)}/members/${encodeURIComponent(memberId)}`;
