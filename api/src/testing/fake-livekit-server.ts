import { fastify, type FastifyInstance } from 'fastify';
import { TokenVerifier, type VideoGrant } from 'livekit-server-sdk';
import type { MediaSettings } from '../config/media-settings';

const API_KEY = 'a-livekit-key';
const API_SECRET = 'a-livekit-secret-of-the-tests-and-of-nothing-else';

interface LiveKitBody {
  room?: string;
  identity?: string;
  name?: string;
  names?: string[];
}

interface LiveKitCall extends LiveKitBody {
  method: string;
}

/** The HTTP API of a LiveKit server without media. Rejects calls whose token does not have the grant that LiveKit asks for. */
export class FakeLiveKitServer {
  /** Only the calls that change something. */
  readonly calls: LiveKitCall[] = [];
  /** The names of the tracks by identity, by room. */
  readonly rooms = new Map<string, Map<string, string[]>>();
  /** Whether calls that change something fail. */
  isFailing = false;
  #app: FastifyInstance | undefined;

  async start(): Promise<MediaSettings> {
    const app = (this.#app = fastify());
    app.post<{ Params: { method: string }; Body: LiveKitBody }>(
      '/twirp/livekit.RoomService/:method',
      async ({ params: { method }, body, headers }, reply) => {
        const token = headers.authorization?.replace('Bearer ', '') ?? '';
        const grants = await this.verify(token).catch(() => undefined);
        if (!mayCall(grants?.video, method, body.room)) return reply.code(401).send({});
        if (!method.startsWith('List')) {
          this.calls.push({ method, ...body });
          if (this.isFailing) return reply.code(503).send({ code: 'unavailable', msg: 'no' });
        }
        return this.#respond(method, body) ?? reply.code(404).send({ code: 'not_found' });
      },
    );
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const liveKit = { url: url.replace('http', 'ws'), apiKey: API_KEY, apiSecret: API_SECRET };
    return { server: undefined, liveKit, iceServers: [] };
  }

  /** The grants of a token as LiveKit reads them. */
  verify(token: string) {
    return new TokenVerifier(API_KEY, API_SECRET).verify(token);
  }

  /** Connects with a token, and sends tracks. Returns the room and the identity. */
  async join(token: string, tracks: string[] = []) {
    const { sub: identity = '', video } = await this.verify(token);
    const room = video?.room ?? '';
    const participants = this.rooms.get(room) ?? new Map<string, string[]>();
    this.rooms.set(room, participants.set(identity, tracks));
    return { room, identity };
  }

  stop(): Promise<void> | undefined {
    return this.#app?.close();
  }

  /** Undefined if there is no such room or participant. */
  #respond(method: string, { room = '', identity = '', name = '', names = [] }: LiveKitBody) {
    const participants = this.rooms.get(room);
    if (method === 'ListRooms') {
      const listed = [...this.rooms].filter(([one]) => names.length === 0 || names.includes(one));
      return { rooms: listed.map(([one, { size }]) => ({ name: one, numParticipants: size })) };
    }
    if (method === 'ListParticipants') {
      const all = [...(participants ?? [])];
      const toTracks = (tracks: string[]) => tracks.map((track) => ({ name: track }));
      return {
        participants: all.map(([one, tracks]) => ({ identity: one, tracks: toTracks(tracks) })),
      };
    }
    if (method === 'CreateRoom') {
      this.rooms.set(name, new Map());
      return { name };
    }
    if (method === 'DeleteRoom') return this.rooms.delete(room) ? {} : undefined;
    return participants?.delete(identity) ? {} : undefined;
  }
}

function mayCall(grant: VideoGrant | undefined, method: string, room: string | undefined) {
  if (method === 'ListRooms') return grant?.roomList === true;
  if (method === 'CreateRoom' || method === 'DeleteRoom') return grant?.roomCreate === true;
  return grant?.roomAdmin === true && grant.room === room;
}
