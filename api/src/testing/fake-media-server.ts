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

/** A media server without WebRTC: it answers each offer, and a test sets which tracks it receives. */
export class FakeMediaServer {
  readonly calls: MediaCall[] = [];
  /** By class. */
  readonly tracks = new Map<string, MediaTrack[]>();
  /** The status of responses to offers. */
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
        if (method === 'DELETE') return reply.code(204).send();
        await this.onOffer();
        return reply.code(this.status).send({ sdp: `answer to ${String(body?.sdp)}` });
      },
    });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    return { server: { url, key: KEY }, iceServers: ICE_SERVERS };
  }

  async stop(): Promise<void> {
    await this.#app?.close();
  }
}
