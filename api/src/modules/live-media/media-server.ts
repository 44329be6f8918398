import type { Schema } from 'yup';
import { mediaAnswerSchema, type MediaAnswer } from '@sopaan/schemas/live-classes/media';
import { broadcastsSchema, type Broadcasts } from '@sopaan/schemas/live-classes/media-unit';
import { ApiError } from '../../http/api-error';

/** Less than the timeout of the browser's call. */
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
}

/** The client of the media server. Throws UNAVAILABLE if it does not respond or is full. */
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

  async closeRoom(classId: string): Promise<void> {
    await this.#send({ method: 'DELETE', path: roomPath(classId) });
  }

  async closeMember(classId: string, memberId: string): Promise<void> {
    await this.#send({ method: 'DELETE', path: memberPath(classId, memberId) });
  }

  async #call<Value>(call: Call, schema: Schema<Value>): Promise<Value> {
    const response = await this.#send(call);
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

  async #send({ method, path, body }: Call): Promise<Response> {
    try {
      return await fetch(this.#url + path, {
        method,
        headers: {
          authorization: `Bearer ${this.#key}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (cause) {
      throw new ApiError('UNAVAILABLE', { cause });
    }
  }
}

const roomPath = (classId: string) => `/rooms/${encodeURIComponent(classId)}`;
const memberPath = (classId: string, memberId: string) =>
  `${roomPath(classId)}/members/${encodeURIComponent(memberId)}`;
