import { fastify, type FastifyInstance } from 'fastify';
import type { MediaTrack } from '@sopaan/schemas/live-classes/media';
import type { MediaSettings } from '../config/media-settings';

const KEY = 'a-media-key-of-the-tests-and-of-nothing-else';
export const ICE_SERVERS = [{ urls: ['stun:stun.example:3478'] }];

interface MediaCall {
  method: string;
  /** The parts of the path after `/rooms/`, decoded. */
  path: string[];
  sdp: unknown;
}

interface FakeRecording {
  id: string;
  startedAt: string | null;
  bytes: number;
}

/** A media server without WebRTC: it answers each offer, and a test sets which tracks it receives and what it records. */
export class FakeMediaServer {
  readonly calls: MediaCall[] = [];
  /** The tracks that the teacher of a class sends, by class. */
  readonly tracks = new Map<string, MediaTrack[]>();
  /** What is being recorded, by class. */
  readonly recordings = new Map<string, FakeRecording>();
  /** The files of recordings that have ended, by their ids. */
  readonly files = new Map<string, Buffer>();
  /** The file of each recording. */
  recordedFile: Buffer = Buffer.from('');
  /** When the first frame of a recording arrives. */
  recordingStart: string | null = null;
  /** The status of responses to offers and of starting a recording. */
  status = 200;
  /** Called before an offer is answered. */
  onOffer: () => Promise<void> = () => Promise.resolve();
  #app: FastifyInstance | undefined;

  async start(): Promise<MediaSettings> {
    const app = (this.#app = fastify());
    app.addHook('onRequest', async ({ url, headers }, reply) => {
      const isAllowed = url === '/healthz' || headers.authorization === `Bearer ${KEY}`;
      if (!isAllowed) return reply.code(401).send();
    });
    app.get('/healthz', () => ({ status: 'ok' }));
    app.get('/rooms', () => ({
      rooms: [...this.tracks].map(([classId, tracks]) => ({ classId, tracks })),
    }));
    app.route<{ Params: { '*': string }; Body: { sdp?: unknown } | undefined }>({
      method: ['PUT', 'DELETE'],
      url: '/rooms/*',
      handler: async ({ method, params, body }, reply) => {
        this.calls.push({ method, path: params['*'].split('/'), sdp: body?.sdp });
        if (method === 'DELETE') {
          const [classId = '', ...rest] = params['*'].split('/');
          if (rest.length === 0) this.endRecording(classId);
          return reply.code(204).send();
        }
        await this.onOffer();
        return reply.code(this.status).send({ sdp: `answer to ${String(body?.sdp)}` });
      },
    });
    this.#addRecordings(app);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    return { server: { url, key: KEY }, iceServers: ICE_SERVERS };
  }

  endRecording(classId: string): void {
    const recording = this.recordings.get(classId);
    if (recording) this.files.set(recording.id, this.recordedFile);
    this.recordings.delete(classId);
  }

  #addRecordings(app: FastifyInstance): void {
    const path = '/rooms/:classId/recording';
    const current = (classId: string) => ({ recording: this.recordings.get(classId) ?? null });
    app.get<{ Params: { classId: string } }>(path, ({ params }) => current(params.classId));
    app.put<{ Params: { classId: string }; Body: { id: string } }>(
      path,
      ({ params, body }, reply) => {
        if (this.status !== 200) return reply.code(this.status).send({});
        const { recordingStart: startedAt } = this;
        this.recordings.set(params.classId, { id: body.id, startedAt, bytes: 0 });
        return reply.send(current(params.classId));
      },
    );
    app.delete<{ Params: { classId: string } }>(path, ({ params }, reply) => {
      this.endRecording(params.classId);
      return reply.code(204).send();
    });
    app.get<{ Params: { id: string } }>('/recordings/:id', ({ params }, reply) => {
      const file = this.files.get(params.id);
      return file ? reply.type('video/webm').send(file) : reply.code(404).send({});
    });
    app.delete<{ Params: { id: string } }>('/recordings/:id', ({ params }, reply) => {
      this.files.delete(params.id);
      return reply.code(204).send();
    });
  }

  async stop(): Promise<void> {
    await this.#app?.close();
  }
}
